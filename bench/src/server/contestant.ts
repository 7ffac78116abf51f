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
  /** Milliseconds of processor time the server process has used so far. */
  cpu(): Promise<number>
  /** Bytes of its heap in use, after a collection. */
  heap(): Promise<number>
  stop(): Promise<void>
}
type Question = 'cpu' | 'heap'

/** A server in a process of its own, which answers questions about its use of the machine. */
export class ServerUnderLoad {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.once('exit', ServerUnderLoad.fell)
  }
  /** Its clients would wait for ever. */
  private static fell(code: number | null): never {
    console.error(`A server has ended in the middle of the measure (${code})`)
    process.exit(1)
  }

  /** `flags` are for Node itself, such as `--cpu-prof`. */
  static start(script: string, env: Record<string, string>, flags: readonly string[] = []): Promise<ServerUnderLoad> {
    const child = fork(script, {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      execArgv: ['--expose-gc', ...flags],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return new Promise((resolve, reject) => {
      child.once('message', (message: { url: string }) => resolve(new ServerUnderLoad(child, message.url)))
      child.once('exit', (code) => reject(new Error(`${script} ended (${code})`)))
    })
  }
  ask(question: Question): Promise<number> {
    return new Promise((resolve) => {
      this.child.once('message', (answer: number) => resolve(answer))
      this.child.send(question)
    })
  }
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.off('exit', ServerUnderLoad.fell)
      this.child.once('exit', () => resolve())
      // boardgame.io's flat files may fall as soon as their clients leave.
      if (this.child.connected) this.child.disconnect()
    })
  }
}

/** Lets the driving process ask this one about its use of the machine. */
export function answerUsage(url: string): void {
  process.on('message', (question: Question) => {
    if (question === 'heap') globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.(question === 'heap' ? process.memoryUsage().heapUsed : (user + system) / 1000)
  })
  // The driver is gone: nobody will ask any more.
  process.on('disconnect', () => process.exit(0))
  process.send?.({ url })
}
