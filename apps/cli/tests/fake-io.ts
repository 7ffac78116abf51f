import { type Io, run } from '@sablier/cli'

/** What a command line printed and how it ended. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in this process, with the given lines typed into it. */
export async function sablier(argv: readonly string[], typed: readonly string[] = []): Promise<Ran> {
  return runWith(argv, typed[Symbol.iterator]())
}

/** Runs a command line with input that may go on for ever. */
export async function runWith(
  argv: readonly string[],
  typed: Iterator<string>,
  { hears, ...more }: Partial<Io> & { readonly hears?: (text: string) => void } = {},
): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  let clock = 0
  const code = await run(argv, {
    out: (text) => {
      out.push(text)
      hears?.(text)
    },
    err: (text) => void err.push(text),
    readLine: async () => {
      const { value, done } = typed.next()
      return done ? null : value
    },
    isInteractive: false,
    columns: () => Number.POSITIVE_INFINITY,
    showsProgress: false,
    env: {},
    now: () => clock++,
    ...more,
  })
  return { code, out: out.join(''), err: err.join('') }
}
