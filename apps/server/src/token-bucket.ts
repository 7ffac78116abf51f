/** Lets so many things through per second, with a burst; says no to the rest. */
export class TokenBucket {
  private tokens: number
  private at: number

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now = Date.now(),
  ) {
    this.tokens = burst
    this.at = now
  }

  take(now = Date.now()): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
  /** Whether nothing has been taken for so long that the bucket can be forgotten. */
  isFull(now = Date.now()): boolean {
    return this.tokens + ((now - this.at) / 1000) * this.perSecond >= this.burst
  }
}
