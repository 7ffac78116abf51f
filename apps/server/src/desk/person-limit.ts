import { ActRefusal } from '../tables/act-refusal.ts'
import { TokenBucket } from '../token-bucket.ts'

const REMEMBERED = 10_000

/** Lets each person, or each address, have so much a second, with a burst. */
export class PersonLimit {
  private readonly buckets = new Map<string, TokenBucket>()
  /** With so many those are forgotten who have used up nothing. */
  private most = REMEMBERED

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  /** Refuses what comes too fast. */
  take(person: string, cost = 1): void {
    if (!this.bucketOf(person).take(cost)) throw tooFast()
  }
  /** Refuses whoever has spent more than they have. */
  mustHaveSome(person: string): void {
    if ((this.buckets.get(person)?.left() ?? this.burst) <= 0) throw tooFast()
  }
  /** Notes what something has cost that is done already. */
  spend(person: string, cost: number): void {
    this.bucketOf(person).spend(cost)
  }

  private bucketOf(person: string): TokenBucket {
    const bucket = this.buckets.get(person) ?? new TokenBucket(this.perSecond, this.burst)
    this.buckets.set(person, bucket)
    if (this.buckets.size > this.most) {
      for (const [key, other] of this.buckets) if (other.isFull() && other !== bucket) this.buckets.delete(key)
      // Not looked through again for each of many who stay.
      this.most = Math.max(REMEMBERED, 2 * this.buckets.size)
    }
    return bucket
  }
}

/** Two minutes' worth may be had at once, but never fewer than this. */
const LEAST_AT_ONCE = 10

/** For what is as dear as so many requests: of all that one address may ask for in a minute. */
export const dearLimit = (requestsPerMinute: number, cost: number): PersonLimit =>
  new PersonLimit(requestsPerMinute / 60 / cost, Math.max(LEAST_AT_ONCE, (2 * requestsPerMinute) / cost))

const tooFast = (): ActRefusal => new ActRefusal('too-fast', 'That was too fast: wait a moment')
