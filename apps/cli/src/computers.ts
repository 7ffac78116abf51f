import { decide, type GameBot, type Level } from '@sablier/bots'
import type { Entry, Match, Seat } from '@sablier/kernel'

/** The computer players at a table; a seat without a level is a person's. */
export class Computers {
  constructor(
    private readonly bot: GameBot,
    private readonly levels: readonly (Level | null)[],
    private readonly seed: string,
  ) {}

  /** What they do next: an offer somebody takes up, or the answer of the first of them who is asked. Null if none is. */
  next(match: Match): Entry | null {
    const mine = match.table.seats.filter((seat) => this.levels[seat])
    for (const seat of mine) {
      if (match.offers(seat).length === 0) continue
      const entry = this.decide(match, seat)
      if (entry && 'take' in entry) return entry
    }
    const asked = match.asks().find((ask) => mine.includes(ask.seat))
    return asked ? this.decide(match, asked.seat) : null
  }

  private decide(match: Match, seat: Seat): Entry | null {
    const level = this.levels[seat] ?? 'random'
    const seed = `${this.seed} ${match.entries.length} ${seat}`
    return decide({ match, seat, level, bot: this.bot, seed }).entry
  }
}
