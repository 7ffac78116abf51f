import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../services/free-port.ts'

const SCRIPT = fileURLToPath(new URL('../fixtures/server-process.mjs', import.meta.url))
/** The compiled server; tests that start processes need it. */
export const isBuilt = (): boolean => existsSync(fileURLToPath(new URL('../../dist/index.js', import.meta.url)))

/** A server in a process of its own, always on the same port. */
export class ServerProcess {
  private child: ChildProcess | null = null
  private constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  static async make(env: Record<string, string>): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), env)
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }
  async start(): Promise<void> {
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      LOG_LEVEL: 'fatal',
      BOT_WORKERS: '0',
      BOT_PAUSE_MS: '0',
      MESSAGES_PER_SECOND: '100000',
      REQUESTS_PER_MINUTE: '10000000',
      KILOBYTES_PER_SECOND: '1000000',
      SOCKETS_PER_ADDRESS: '10000',
      TABLES_PER_PERSON: '1000',
      OPEN_TABLES_PER_PERSON: '1000',
      OPEN_TABLES_PER_ADDRESS: '1000',
      TABLES_PER_ADDRESS: '1000',
      ...this.env,
    }
    const child = fork(SCRIPT, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] })
    this.child = child
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code, signal) => reject(new Error(`the server did not come up (${code ?? signal})`)))
    })
  }
  /** Ends it, by default as if the power had failed. Gives its exit code; null: it was killed, or had ended before. */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code))
      child.kill(signal)
    })
  }
}
