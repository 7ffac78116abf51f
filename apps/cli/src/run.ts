import { Refusal } from '@sablier/kernel'
import { type Command, readArguments, shorten } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { EXIT, type Io, UsageError } from './io.ts'
import { oneLine, printJson } from './print.ts'

/** Runs one command line and returns its exit code: 0 done, 1 refused, 2 wrong usage. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    io.out(overview())
    return name === undefined ? EXIT.usage : EXIT.done
  }
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (!command) {
    const known = COMMANDS.map((candidate) => candidate.name).join(', ')
    io.err(`sablier: there is no command ${oneLine(shorten(name))}; commands: ${known}\n`)
    return EXIT.usage
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(`${[helpOf(command), ...(command.details ?? []).map((line) => `  ${line}`)].join('\n')}\n`)
    return EXIT.done
  }
  return await runCommand(command, rest, io)
}

async function runCommand(command: Command, argv: readonly string[], io: Io): Promise<number> {
  // Messages may quote what somebody sent: no control characters, no second line.
  try {
    return await command.run(readArguments(command, argv), io)
  } catch (thrown) {
    if (thrown instanceof UsageError) {
      io.err(`sablier: ${oneLine(thrown.message)}\n`)
      return EXIT.usage
    }
    if (!(thrown instanceof Refusal)) throw thrown
    const refused = oneLine(thrown.message)
    if (argv.includes('--json')) printJson(io, { ok: false, refused })
    else io.err(`sablier: ${refused}\n`)
    return EXIT.refused
  }
}

const helpOf = ({ name, usage, summary }: Command): string => `sablier ${name} ${usage}\n  ${summary}`

function overview(): string {
  return `sablier: four games of fate at one table\n\n${COMMANDS.map(helpOf).join('\n')}\n`
}
