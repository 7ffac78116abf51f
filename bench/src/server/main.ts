import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// One process is the clients of all servers. While it collects garbage nobody hears anything, which would count as the
// server's time, and take a processor from it: it collects often and little during a stretch, thoroughly before it.
const CALM = ['--max-semi-space-size=2', '--heap-growing-percent=900', '--expose-gc']
// Where everybody plays as fast as they can the driver has to keep up with the servers: it collects seldom.
const FAST = ['--max-semi-space-size=64', '--expose-gc']
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  busy: FAST,
  paced: CALM,
  idle: CALM,
  loading: CALM,
  waking: CALM,
}

/** Lets a process of its own take one measure. */
function take(measure: string): Promise<number> {
  const flags = FLAGS[measure]
  if (!flags) {
    console.error(`There is no measure ${measure}: ${Object.keys(FLAGS).join(', ')}`)
    return Promise.resolve(2)
  }
  const script = fileURLToPath(new URL('./drive.js', import.meta.url))
  const driver = fork(script, [...process.argv.slice(2), '--only', measure], { execArgv: [...flags] })
  return new Promise((resolve) => driver.once('exit', (code) => resolve(code ?? 1)))
}

/** Which measures, by name, with commas between; the driver knows the other options. */
const { only = Object.keys(FLAGS).join() } = parseArgs({ strict: false, options: { only: { type: 'string' } } }).values
for (const measure of String(only).split(',')) process.exitCode ||= await take(measure)
