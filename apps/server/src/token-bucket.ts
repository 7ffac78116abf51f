import { performance } from 'node:perf_hooks'

/** Lets so many things through per second, with a burst; says no to the rest. By a clock that nobody can set. */
export class TokenBucket {
  private tokens: number
  private at: number

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now = performance.now(),
  ) {
    this.tokens = burst
    this.at = now
  }

  /** Takes so many at once; false: there are not as many. */
  take(count = 1, now = performance.now()): boolean {
    if (this.left(now) < count) return false
    this.tokens -= count
    return true
  }
  /** Takes what something has cost after it was done, also more than there is. */
  spend(count: number, now = performance.now()): void {
    this.tokens = this.left(now) - count
  }
  /** The tokens left; negative after overspending. */
  left(now = performance.now()): number {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    return this.tokens
  }
  /** Whether nothing has been taken for so long that the bucket can be forgotten. */
  isFull(now = performance.now()): boolean {
    return this.tokens + ((now - this.at) / 1000) * this.perSecond >= this.burst
  }
}
