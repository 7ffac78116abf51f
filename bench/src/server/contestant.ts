import { type ChildProcess, fork } from 'node:child_process'

/** A match on a server under load, with somebody on every seat. */
export interface LoadedMatch {
  /** Plays one move; gives the milliseconds until every seat has heard of it. Null: the game is over. */
  move(): Promise<number | null>
  leave(): void
}
/** A server that takes part. */
export interface Contestant {
  readonly name: string
  open(): Promise<LoadedMatch>
  /** What the server process has used so far. */
  usage(): Promise<Usage>
  stop(): Promise<void>
}
export interface Usage {
  readonly cpuMs: number
  readonly heapBytes: number
}

/** A server in a process of its own, which answers questions about its use of the machine. */
export class ServerUnderLoad {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static start(script: string, env: Record<string, string>): Promise<ServerUnderLoad> {
    const child = fork(script, {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return new Promise((resolve, reject) => {
      child.once('message', (message: { url: string }) => resolve(new ServerUnderLoad(child, message.url)))
      child.once('exit', (code) => reject(new Error(`${script} ended (${code})`)))
    })
  }
  usage(): Promise<Usage> {
    return new Promise((resolve) => {
      this.child.once('message', (usage: Usage) => resolve(usage))
      this.child.send('usage')
    })
  }
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve())
      this.child.kill('SIGKILL')
    })
  }
}

/** Lets the driving process ask this one about its use of the machine. */
export function answerUsage(url: string): void {
  process.on('message', () => {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000, heapBytes: process.memoryUsage().heapUsed })
  })
  // The driver is gone: nobody will ask any more.
  process.on('disconnect', () => process.exit(0))
  process.send?.({ url })
}
