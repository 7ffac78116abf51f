import { processIo } from './process-io.ts'
import { run } from './run.ts'

// A reader that goes away (`sablier cards | head`) ends the command, it does not fail it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
process.exitCode = await run(process.argv.slice(2), processIo())
// A question left open when input ended must not keep the command alive.
if (!process.stdin.isTTY) process.stdin.destroy()
