import { ActRefusal } from '../tables/act-refusal.ts'
import { TokenBucket } from '../token-bucket.ts'

const REMEMBERED = 10_000

/** Lets each person do something so many times a second, with a burst. */
export class PersonLimit {
  private readonly buckets = new Map<string, TokenBucket>()

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  /** Refuses what comes too fast. */
  take(person: string): void {
    const bucket = this.buckets.get(person) ?? new TokenBucket(this.perSecond, this.burst)
    this.buckets.set(person, bucket)
    if (this.buckets.size > REMEMBERED)
      for (const [key, other] of this.buckets) if (other.isFull()) this.buckets.delete(key)
    if (!bucket.take()) throw new ActRefusal('too-fast', 'That was too fast: wait a moment')
  }
}
