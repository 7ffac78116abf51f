import {
  type Answer,
  type AnyGame,
  type Entry,
  type Forecast,
  Match,
  type OptionValues,
  type Redraw,
  type Seat,
  type State,
} from '@sablier/kernel'
import type { Budget } from '../budget.ts'
import type { Decided } from '../decide.ts'
import type { Hint } from '../hint.ts'
import type { Level } from '../level-id.ts'

/** A position as it travels to a worker: the state when the phase began, and the entries since. */
export interface SentMatch {
  readonly game: string
  readonly seats: number
  readonly options: OptionValues
  readonly state: State
  readonly since: readonly Entry[]
  readonly redraws: readonly Redraw[]
}

/** Packs a match for a worker. */
export function sentMatch(match: Match): SentMatch {
  const { checkpoint, since, redraws } = match.position()
  const { game, seats, options } = match
  return { game: game.id, seats, options, state: checkpoint.state, since, redraws }
}

/** Unpacks a match in a worker: it goes on from the same position, without its past. */
export function receivedMatch(game: AnyGame, { seats, options, state, since, redraws }: SentMatch): Match {
  const from = { checkpoint: { state, count: 0, eventCount: 0 }, entries: since, hashes: [], redraws }
  return new Match({ game, seats, options, seed: '' }, { listen: false, from })
}

/** A job for a worker. */
export interface BotOrder {
  readonly id: number
  readonly kind: 'decide' | 'hint' | 'forecast'
  readonly match: SentMatch
  readonly seat: Seat
  readonly level: Level
  readonly seed: string
  readonly budget: Budget
  /** The answer whose effect is asked for. */
  readonly answer?: Answer
}

/** A worker's message: it has loaded the game and begins; a quick answer to fall back on; the outcome; or a failure. */
export type BotReply =
  | { readonly id: number; readonly kind: 'begun' }
  | { readonly id: number; readonly kind: 'quick'; readonly entry: Entry }
  | { readonly id: number; readonly kind: 'decided'; readonly decided: Decided }
  | { readonly id: number; readonly kind: 'hinted'; readonly hint: Hint | null }
  | { readonly id: number; readonly kind: 'foreseen'; readonly forecast: Forecast | null }
  | { readonly id: number; readonly kind: 'failed'; readonly failure: string }
