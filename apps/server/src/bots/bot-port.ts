import type { Hint } from '@sablier/bots'
import type { Answer, Entry, Forecast, Match, Seat } from '@sablier/kernel'
import type { Level } from '@sablier/protocol'

/** Somebody who answers for a computer player. */
export interface BotPort {
  /** The seat's decision; null if there is nothing to decide. */
  decide(match: Match, seat: Seat, level: Level): Promise<Entry | null>
  /** The value of each answer to the seat; null if nothing was found in time. */
  hint(match: Match, seat: Seat): Promise<Hint | null>
  /** The effects of a seat's answer; null if it is illegal, or nothing was found in time. */
  forecast(match: Match, seat: Seat, answer: Answer): Promise<Forecast | null>
  close(): void
}
