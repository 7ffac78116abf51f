import type { Entry, OptionValues, SavedMatch, Seat } from '@sablier/kernel'
import type { Level } from '@sablier/protocol'

/** What a worker has to know to decide. */
export interface BotJob {
  readonly id: number
  readonly game: string
  readonly seats: number
  readonly options: OptionValues
  readonly saved: SavedMatch
  readonly seat: Seat
  readonly level: Level
  readonly seed: string
}
/** What a worker has decided. */
export interface BotReply {
  readonly id: number
  readonly entry: Entry | null
  /** What went wrong on the way, if something did. */
  readonly failure: string | null
}
