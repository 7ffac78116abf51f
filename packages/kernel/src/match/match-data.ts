import type { AnyGame, OptionValues } from '../game.ts'
import type { Seat } from '../shape.ts'
import type { Viewer } from '../sight/piece-id.ts'
import type { AskPayload, SeenAsk } from '../sight/seen-ask.ts'
import type { SeenState } from '../sight/seen-state.ts'
import type { StatePayload } from '../sight/state-payload.ts'
import type { State } from '../state.ts'
import type { GameEvent } from '../table/events.ts'
import type { FillParam } from '../text/fill.ts'
import type { Entry } from './entry.ts'
import type { Redraw } from './redraw.ts'

/** What a match is: the game, how many sit, what was agreed, and the seed. Everything else follows from the answers. */
export interface MatchSpec {
  readonly game: AnyGame
  readonly seats: number
  readonly options?: OptionValues
  readonly seed: string
}

/** The state at the beginning of a phase, after so many entries. */
export interface Checkpoint {
  readonly state: State
  readonly count: number
  /** How many events had been told by then. */
  readonly eventCount: number
}

/** A standing offer as its seat reads it. */
export interface SeenOffer {
  readonly id: string
  readonly rule: string
  readonly text: string
  readonly params: Readonly<Record<string, FillParam>>
}

/** Everything one viewer may know of a match now, as it is sent. */
export interface ViewPayload {
  readonly state: StatePayload
  readonly viewer: Viewer
  readonly ask: AskPayload | null
  /** Seats the table waits for. */
  readonly waiting: readonly Seat[]
  readonly offers: readonly SeenOffer[]
  readonly canUndo: boolean
  readonly entries: number
  /** Which of them is the viewer's own last one, counted from 1; 0: none is. It stays while other seats answer. */
  readonly lastOwn: number
}
/** The same as rules and screens read it: with a state. */
export type View = SeenState & Omit<ViewPayload, 'state' | 'ask'> & { readonly ask: SeenAsk | null }

/** A match as it is stored: a checkpoint, all entries and their hashes. */
export interface SavedMatch {
  readonly checkpoint: Checkpoint
  readonly entries: readonly Entry[]
  readonly hashes: readonly string[]
  /** Where chance was drawn anew; missing: nowhere. */
  readonly redraws?: readonly Redraw[]
  /** How many entries no free undo crossed at the checkpoint; missing: all of them. */
  readonly undoLimit?: number
  /** The last of what was told before the checkpoint; missing: nothing of it need be known. */
  readonly events?: readonly GameEvent[]
}
