import { decide, type GameBot, type Level } from '@sablier/bots'
import type { Entry, Match, Seat } from '@sablier/kernel'

/** The computer players at a table; a seat without a level is a person's. */
export class Computers {
  constructor(
    private readonly bot: GameBot,
    private readonly levels: readonly (Level | null)[],
    private readonly seed: string,
    /** What each of them may spend on a decision; null: what its level usually has. */
    private readonly iterations: number | null = null,
  ) {}

  /** What they do next: an offer somebody takes up, or the answer of the first of them who is asked. Null if none is. */
  next(match: Match): Entry | null {
    const taken = this.taken(match)
    if (taken) return taken
    const asked = match.asks().find((ask) => this.levels[ask.seat])
    return asked ? this.decide(match, asked.seat) : null
  }

  /** A standing offer that one of them takes up while somebody else is asked, or null. */
  taken(match: Match): Entry | null {
    for (const seat of match.table.seats) {
      if (!this.levels[seat] || match.askOf(seat) || match.offers(seat).length === 0) continue
      const entry = this.decide(match, seat)
      if (entry) return entry
    }
    return null
  }

  private decide(match: Match, seat: Seat): Entry | null {
    const level = this.levels[seat] ?? 'random'
    const seed = `${this.seed} ${match.entries.length} ${seat}`
    const budget = this.iterations === null ? {} : { budget: { iterations: this.iterations } }
    return decide({ match, seat, level, bot: this.bot, seed, ...budget }).entry
  }
}
