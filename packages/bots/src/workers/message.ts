import type { Entry, OptionValues, Seat } from '@sablier/kernel'
import type { Budget } from '../budget.ts'
import type { Decided } from '../decide.ts'
import type { Hint } from '../hint.ts'
import type { Level } from '../level.ts'

/** A position as it travels to a worker: everything a match is. */
export interface SentMatch {
  readonly game: string
  readonly seats: number
  readonly options: OptionValues
  readonly seed: string
  readonly entries: readonly Entry[]
  /** The hash after the last entry, so that a kept match is trusted only if it is the same. */
  readonly hash: string
}

/** What a worker is asked to do. */
export interface BotOrder {
  readonly id: number
  readonly kind: 'decide' | 'hint'
  readonly match: SentMatch
  readonly seat: Seat
  readonly level: Level
  readonly seed: string
  readonly budget: Budget
}

/** What a worker says: a quick answer to fall back on, then the outcome or what went wrong. */
export type BotReply =
  | { readonly id: number; readonly kind: 'quick'; readonly entry: Entry }
  | { readonly id: number; readonly kind: 'decided'; readonly decided: Decided }
  | { readonly id: number; readonly kind: 'hinted'; readonly hint: Hint | null }
  | { readonly id: number; readonly kind: 'failed'; readonly failure: string }
