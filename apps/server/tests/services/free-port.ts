import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give away by themselves: a program that stops and starts again finds its own port free. */
const [FIRST, AFTER_LAST] = [20_000, 32_000]

/** A port on this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, AFTER_LAST)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
