import { performance } from 'node:perf_hooks'

/** So long a piece of long work may hold the event loop, in milliseconds. */
const SLICE_MS = 4

const waiting: (() => void)[] = []
function letNextGo(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(letNextGo)
}

/** Waits for a turn of the event loop. All long work queues here: of a hundred replays one goes on in each turn. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(letNextGo)
  })
}

/** Long work in slices: `isOver` says when to wait for the next turn. */
export class Slice {
  private began = performance.now()

  get isOver(): boolean {
    return performance.now() - this.began >= SLICE_MS
  }
  async next(): Promise<void> {
    await nextTurn()
    this.began = performance.now()
  }
}
