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

/** The definition of a match: game, seats, options and seed. Everything else follows from the answers. */
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
  /** The number of events before it. */
  readonly eventCount: number
}

/** A standing offer as its seat reads it. */
export interface SeenOffer {
  readonly id: string
  readonly rule: string
  readonly text: string
  readonly params: Readonly<Record<string, FillParam>>
  /** The form for its wording, if it has one. */
  readonly wording?: { readonly form: FillParam; readonly candidates: readonly unknown[] }
}

/** Everything one viewer may know of a match now, in the short form that is sent. */
export interface ViewPayload {
  readonly state: StatePayload
  readonly viewer: Viewer
  readonly ask: AskPayload | null
  /** Seats the table waits for. */
  readonly waiting: readonly Seat[]
  readonly offers: readonly SeenOffer[]
  readonly canUndo: boolean
  readonly entries: number
  /** The number of the viewer's own last entry, from 1; 0: none. It does not change while other seats answer. */
  readonly lastOwn: number
}
/** A view payload expanded for rules and screens. */
export type View = SeenState & Omit<ViewPayload, 'state' | 'ask'> & { readonly ask: SeenAsk | null }

/** A match as it is stored: a checkpoint, all entries and their hashes. */
export interface SavedMatch {
  readonly checkpoint: Checkpoint
  readonly entries: readonly Entry[]
  readonly hashes: readonly string[]
  /** Where chance was redrawn; missing: nowhere. */
  readonly redraws?: readonly Redraw[]
  /** The undo limit at the checkpoint; missing: no free undo crosses it. */
  readonly undoLimit?: number
  /** The last events before the checkpoint; missing: nobody needs them. */
  readonly events?: readonly GameEvent[]
}
