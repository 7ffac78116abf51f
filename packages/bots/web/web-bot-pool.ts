import { type BotOrder, type BotPool, type BotReply, WorkerPool, type WorkerPort } from '../src/index.ts'

/** What the pool needs of a Web Worker. */
export interface WebWorker {
  postMessage(message: unknown): void
  terminate(): void
  addEventListener(type: 'message', take: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'error', take: (event: { readonly message?: string }) => void): void
}

/** Computer players in Web Workers; `spawn` makes one whose file calls `serveInWorker`. */
export function webBotPool({ spawn, size }: { readonly spawn: () => WebWorker; readonly size: number }): BotPool {
  return new WorkerPool({
    size,
    spawn: () => webPort(spawn()),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds)
      return () => clearTimeout(timer)
    },
    now: () => performance.now(),
  })
}

function webPort(worker: WebWorker): WorkerPort {
  return {
    post: (order: BotOrder) => worker.postMessage(order),
    onReply: (take) => worker.addEventListener('message', ({ data }) => take(data as BotReply)),
    onFailure: (take) => worker.addEventListener('error', ({ message }) => take(message ?? 'the worker failed')),
    end: () => worker.terminate(),
  }
}
