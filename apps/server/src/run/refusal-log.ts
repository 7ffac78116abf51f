import { networkOf } from '../http/client-address.ts'
import type { Metrics } from '../metrics.ts'

/** Where something was refused. */
export type RefusedAt = 'request' | 'upgrade' | 'message'

interface Refused {
  readonly at: RefusedAt
  readonly code: string
  readonly address: string
}
interface Tally extends Refused {
  /** Since the last line about it. */
  count: number
  since: number
}
type Write = (fields: Refused & { readonly count: number }, text: string) => void

const EVERY_MS = 60_000
const MOST_TALLIES = 10_000

/**
 * Counts what is refused, and writes it to the log with the address it came from. A flood must not fill the disk: each
 * address gets one line a minute for each code, which says how often it happened since the last.
 */
export class RefusalLog {
  private readonly tallies = new Map<string, Tally>()

  constructor(
    private readonly metrics: Metrics,
    private readonly write: Write,
    private readonly now: () => number = Date.now,
  ) {}

  note(at: RefusedAt, code: string, from: string): void {
    const address = networkOf(from)
    this.metrics.refused.inc({ at, code })
    const now = this.now()
    const key = `${at} ${code} ${address}`
    const tally = this.tallies.get(key)
    if (tally && now - tally.since < EVERY_MS) {
      tally.count++
      return
    }
    this.write({ at, code, address, count: (tally?.count ?? 0) + 1 }, 'refused')
    if (!tally && this.tallies.size >= MOST_TALLIES) this.forgetAll()
    this.tallies.set(key, { at, code, address, count: 0, since: now })
  }
  /** Tells what has come to a rest since the last line about it: a flood that has ended is told whole. */
  tell(): void {
    const now = this.now()
    for (const [key, tally] of this.tallies) {
      if (now - tally.since < EVERY_MS) continue
      if (tally.count === 0) this.tallies.delete(key)
      else this.writeTally(tally, now)
    }
  }

  private forgetAll(): void {
    for (const tally of this.tallies.values()) if (tally.count > 0) this.writeTally(tally, this.now())
    this.tallies.clear()
  }
  private writeTally(tally: Tally, now: number): void {
    const { at, code, address, count } = tally
    this.write({ at, code, address, count }, 'refused')
    tally.count = 0
    tally.since = now
  }
}
