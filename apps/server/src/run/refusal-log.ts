import { networkOf } from '../http/client-address.ts'
import type { Metrics } from '../metrics.ts'

/** Where something was refused. */
export type RefusedAt = 'request' | 'upgrade' | 'message'

interface Tally {
  count: number
  since: number
}
type Write = (fields: { at: RefusedAt; code: string; address: string; count: number }, text: string) => void

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
    if (this.tallies.size >= MOST_TALLIES) this.forgetOld(now)
    this.tallies.set(key, { count: 0, since: now })
  }

  private forgetOld(now: number): void {
    for (const [key, { since }] of this.tallies) if (now - since >= EVERY_MS) this.tallies.delete(key)
    if (this.tallies.size >= MOST_TALLIES) this.tallies.clear()
  }
}
