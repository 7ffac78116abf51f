import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../apps/server/dist/main.js')

/** A guard against hanging, not a measure of speed: a busy machine starts a server slowly. */
const PATIENCE = 1200

/** Starts a server of its own that keeps its data in a folder; ready when it answers. */
export async function startServer(
  port: string,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const own = {
    PORT: port,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '100000',
    KILOBYTES_PER_SECOND: '1000000',
  }
  const env = { ...process.env, ...own, ...settings }
  const server = spawn(process.execPath, [MAIN], { env, stdio: 'inherit' })
  for (let tries = 0; tries < PATIENCE && server.exitCode === null; tries++) {
    const answered = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return server
    await new Promise((done) => setTimeout(done, 100))
  }
  server.kill('SIGKILL')
  throw new Error('The server did not start')
}

/** Stops a server as an operator would. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}
