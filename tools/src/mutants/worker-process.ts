import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LOOK_MS, Patience } from './patience.ts'
import { readUse } from './processor-time.ts'
import type { Answer, Task } from './worker-talk.ts'

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url))

/** A worker that did not answer: it hangs, or died. */
export type Silence = { readonly kind: 'silent' }

/** One process that judges mutants. */
export class WorkerProcess {
  readonly #child: ChildProcess

  constructor() {
    this.#child = fork(WORKER, {
      execArgv: ['--max-old-space-size=1500'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A survivor is judged by every test that reaches it: the many random games of the conformance test would cost an hour.
      env: { SABLIER_GAMES: '2', ...process.env },
    })
  }

  /** Sends a task and waits for the answer, so long as the worker's processor time stays within the limit. */
  ask(task: Task, limitMs: number): Promise<Answer | Silence> {
    return new Promise((resolve) => {
      const look = () => readUse(this.#child.pid ?? 0)
      const patience = new Patience(limitMs, look())
      const end = (answer: Answer | Silence): void => {
        clearInterval(timer)
        this.#child.off('message', end).off('exit', die)
        resolve(answer)
      }
      const die = (): void => end({ kind: 'silent' })
      const timer = setInterval(() => patience.isOver(look()) && die(), LOOK_MS)
      this.#child.on('message', end).on('exit', die)
      if (this.#child.connected) this.#child.send(task)
      else die()
    })
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }
}
