import type { Seat } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { Flow } from './flow.ts'

/** Something that happens which abilities may answer or change: a card entered, Danger arrives. */
export interface Happening {
  readonly on: string
  readonly seat?: Seat
  readonly piece?: Piece
  /** Replacement abilities may lower, raise or cancel this before it comes to pass. */
  amount?: number
  readonly [more: string]: unknown
}

/** One ability that answers a happening. */
export interface Reaction {
  readonly owner: Seat
  readonly piece: Piece
  readonly run: () => Flow<void>
  /** Asked again right before it runs: has the source left meanwhile? Default: it still runs. */
  readonly still?: () => boolean
}

/** Triggers waiting for the present ability to finish, in order of occurrence. */
export class Triggers {
  resolving = false
  waiting: Reaction[][] = []
}
