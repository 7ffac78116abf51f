import type { Seat } from '../shape.ts'
import type { PlaceName } from '../table/events.ts'

/** A number that an answer changes; `to` null: how far is not known before it happens. */
export interface TrackForecast {
  readonly name: string
  /** -1: of the whole table. */
  readonly seat: number
  readonly from: number
  readonly to: number | null
}

/** A score that an answer changes; `to` null: to what is not known before it happens. */
export interface ScoreForecast {
  readonly seat: Seat
  readonly from: number
  readonly to: number | null
}

/** A piece that an answer moves; `card` null: which one is not known before it happens. */
export interface MoveForecast {
  readonly card: string | null
  /** The id under which the seat meets the piece now; null if it cannot see it lie. */
  readonly piece: string | null
  readonly from: PlaceName
  readonly to: PlaceName
}

/** A number on a piece that an answer changes. */
export interface MarkForecast {
  readonly name: string
  readonly card: string | null
  readonly at: PlaceName
  readonly to: number
}

/** The question that follows an answer. */
export interface NextAsk {
  readonly seat: Seat
  /** Key among the game's ask texts. */
  readonly text: string
}

/** The certain effects of an answer, as far as its seat can know: up to the next question, die or hidden card. */
export interface Forecast {
  readonly tracks: readonly TrackForecast[]
  readonly scores: readonly ScoreForecast[]
  readonly moves: readonly MoveForecast[]
  readonly marks: readonly MarkForecast[]
  /** The next question and its seat; `over`: the game ends; null: not known. */
  readonly next: NextAsk | 'over' | null
  /** Something happens besides that the seat cannot know: shown as "?". */
  readonly unknown: boolean
}
