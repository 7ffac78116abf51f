import { Worker } from 'node:worker_threads'
import { type BotOrder, type BotPool, type BotReply, WorkerPool, type WorkerPort } from '../src/index.ts'

/** Where a pool of worker threads finds its games, and how large it is. */
export interface NodePoolSetup {
  /** The address of a module with `findGame`, e.g. `import.meta.resolve('@sablier/shelf')`. */
  readonly shelf: string
  readonly size: number
  /** The worker's own file, if it is not the built one beside this. */
  readonly entry?: URL
}

/** Computer players in worker threads. */
export function nodeBotPool({ shelf, size, entry }: NodePoolSetup): BotPool {
  return new WorkerPool({
    size,
    spawn: () =>
      threadPort(new Worker(entry ?? new URL('./bot-worker.js', import.meta.url), { workerData: { shelf } })),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds)
      return () => clearTimeout(timer)
    },
    now: () => performance.now(),
  })
}

function threadPort(worker: Worker): WorkerPort {
  // A pool nobody uses any more must not keep the process alive.
  worker.unref()
  return {
    post: (order: BotOrder) => worker.postMessage(order),
    onReply: (take) => void worker.on('message', (reply: BotReply) => take(reply)),
    onFailure(take) {
      worker.on('error', (error) => take(error.message))
      worker.on('exit', (code) => take(`the worker ended with ${code}`))
    },
    end: () => void worker.terminate(),
  }
}
