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

  take(now = performance.now()): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
  /** Whether nothing has been taken for so long that the bucket can be forgotten. */
  isFull(now = performance.now()): boolean {
    return this.tokens + ((now - this.at) / 1000) * this.perSecond >= this.burst
  }
}
