import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// One process is the clients of all servers. While it collects garbage nobody hears anything, which would count as the
// server's time, and take a processor from it: it collects often and little during a stretch, thoroughly before it.
const FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=900', '--expose-gc']
const driver = fork(fileURLToPath(new URL('./drive.js', import.meta.url)), process.argv.slice(2), { execArgv: FLAGS })
driver.once('exit', (code) => {
  process.exitCode = code ?? 1
})
