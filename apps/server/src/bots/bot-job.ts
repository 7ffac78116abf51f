import type { Budget, Hint } from '@sablier/bots'
import type { Entry, OptionValues, SavedMatch, Seat } from '@sablier/kernel'
import type { Level } from '@sablier/protocol'

/** What a worker has to know to decide, or to advise. */
export interface BotJob {
  readonly id: number
  readonly kind: 'decide' | 'hint'
  readonly game: string
  readonly seats: number
  readonly options: OptionValues
  readonly saved: SavedMatch
  readonly seat: Seat
  readonly level: Level
  readonly seed: string
  readonly budget: Budget
}
/** What a worker has decided. */
export interface BotReply {
  readonly id: number
  readonly entry: Entry | null
  readonly hint?: Hint | null
  /** What went wrong on the way, if something did. */
  readonly failure: string | null
}
/** A worker has the game in memory and begins to think: from now on its time counts. */
export interface BotReady {
  readonly ready: number
}
