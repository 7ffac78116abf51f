import type { Entry, Match, Seat } from '@sablier/kernel'
import type { Level } from '@sablier/protocol'

/** Somebody who answers for a computer player. */
export interface BotPort {
  /** What a seat does now; null if it has nothing to do. */
  decide(match: Match, seat: Seat, level: Level): Promise<Entry | null>
  close(): Promise<void>
}
