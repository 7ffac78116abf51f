import type { Hint } from '@sablier/bots'
import type { Answer, Entry, Forecast, Match, Seat } from '@sablier/kernel'
import type { Level } from '@sablier/protocol'

/** Somebody who answers for a computer player. */
export interface BotPort {
  /** What a seat does now; null if it has nothing to do. */
  decide(match: Match, seat: Seat, level: Level): Promise<Entry | null>
  /** What a seat may expect of each answer; null if nothing was found in time. */
  hint(match: Match, seat: Seat): Promise<Hint | null>
  /** What an answer of a seat will do; null if it cannot be given, or nothing was found in time. */
  forecast(match: Match, seat: Seat, answer: Answer): Promise<Forecast | null>
  close(): void
}
