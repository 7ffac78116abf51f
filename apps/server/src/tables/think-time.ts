import type { Clock } from '@sablier/protocol'

const DAY = 24 * 3600_000

/** How long each seat has thought and may still think; follows from the times in the log. */
export class ThinkTime {
  /** Since when each seat is waited for; null: it is not. */
  since: (number | null)[]
  /** What is left in the bank of a live clock. */
  banks: number[]

  constructor(
    readonly clock: Clock,
    seats: number,
  ) {
    this.since = new Array<number | null>(seats).fill(null)
    this.banks = new Array<number>(seats).fill(clock.kind === 'live' ? clock.minutes * 60_000 : 0)
  }

  /** The game has moved on: `answered` did (null: something was taken back), and these seats are waited for now. */
  pass(at: number, answered: number | null, waiting: readonly number[]): void {
    for (let seat = 0; seat < this.since.length; seat++) {
      const since = this.since[seat] as number | null
      if (since === null || (seat !== answered && waiting.includes(seat))) continue
      const bonus = seat === answered && this.clock.kind === 'live' ? this.clock.increment * 1000 : 0
      this.banks[seat] = Math.max(0, (this.banks[seat] ?? 0) - (at - since)) + bonus
      this.since[seat] = null
    }
    for (const seat of waiting) this.since[seat] ??= at
  }
  /** Goes on as it was kept. */
  recall(since: (number | null)[], banks: number[]): void {
    this.since = since
    this.banks = banks
  }
  /** A seat begins to think anew: somebody else answers for it from now on. */
  restart(seat: number, at: number): void {
    if (this.since[seat] === null) return
    this.since[seat] = at
    if (this.clock.kind === 'live') this.banks[seat] = Math.max(this.banks[seat] ?? 0, this.clock.minutes * 15_000)
  }
  /** When a seat has thought too long; null: never. */
  deadline(seat: number): number | null {
    const since = this.since[seat] ?? null
    if (since === null || this.clock.kind === 'none') return null
    return since + (this.clock.kind === 'days' ? this.clock.days * DAY : (this.banks[seat] ?? 0))
  }
}
