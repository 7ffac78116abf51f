import { performance } from 'node:perf_hooks'

/** How long a slice of long work may block the event loop, in milliseconds. */
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

/** How long the requests of one turn may take together, in milliseconds. */
const TURN_MS = 5

/**
 * Spreads what comes at once over turns of the event loop: a hundred requests of one client, each short, would hold up everybody
 * else for all of them together.
 */
export class Spread {
  private readonly waiting: (() => void)[] = []
  private isGoing = false
  /** When the first of this turn began; null: none has. */
  private began: number | null = null

  /** Waits until the turn has room. */
  room(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      if (this.isGoing) return
      this.isGoing = true
      process.nextTick(() => this.goOn())
    })
  }
  private goOn(): void {
    if (this.waiting.length === 0) this.isGoing = false
    else if (!this.hasRoom()) setImmediate(() => this.goOn())
    else {
      this.waiting.shift()?.()
      // After all that this one does without waiting: a tick of the process comes when no microtask is left.
      queueMicrotask(() => process.nextTick(() => this.goOn()))
    }
  }
  /** The first of a turn always has room: something goes on in each. */
  private hasRoom(): boolean {
    if (this.began !== null) return performance.now() - this.began < TURN_MS
    this.began = performance.now()
    setImmediate(() => {
      this.began = null
    })
    return true
  }
}
