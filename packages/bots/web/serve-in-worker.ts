import { type BotOrder, type LoadGame, serveBots } from '../src/index.ts'

/** What a Web Worker's own scope offers. */
export interface WorkerScope {
  postMessage(message: unknown): void
  addEventListener(type: 'message', take: (event: { readonly data: unknown }) => void): void
}

/** Called once in the worker's file: `serveInWorker(self, loadGame)`. */
export function serveInWorker(scope: WorkerScope, load: LoadGame): void {
  const serve = serveBots({ load, now: () => performance.now(), post: (reply) => scope.postMessage(reply) })
  scope.addEventListener('message', ({ data }) => void serve(data as BotOrder))
}
