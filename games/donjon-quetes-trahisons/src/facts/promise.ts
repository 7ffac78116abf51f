import type { Seat } from '@sablier/kernel'
import type { Goods } from './trade.ts'

export const CONDITIONS = [
  'ally',
  'ally-victory',
  'my-side',
  'my-side-victory',
  'other-side',
  'neutral',
  'none',
] as const
/** What the other must do for a promise to fall due. */
export type Condition = (typeof CONDITIONS)[number]

/** What can be asked for in an Arena. */
export const SIDE_CONDITIONS: readonly Condition[] = ['my-side', 'my-side-victory', 'other-side', 'neutral']

export const OCCASIONS = ['turn', 'monster', 'arena'] as const
/** The day or the fight to come that a promise is for. Where none is named it is for this turn. */
export interface Occasion {
  /** The next turn of this player, the next monster they fight, or the next Arena they open. */
  readonly on: (typeof OCCASIONS)[number]
  readonly of: Seat
  /** The seat that this Arena must challenge, if only one will do. */
  readonly against?: Seat
}

/** What somebody promises, for what, and for when. */
export interface Terms {
  readonly condition: Condition
  readonly goods: Goods
  readonly when?: Occasion
}

/** A promise everybody knows of and no rule enforces. */
export interface Promised extends Terms {
  readonly from: Seat
  readonly to: Seat
  /** Cards among the goods that the maker did not own when he promised them: they were to be won. */
  readonly loot?: readonly string[]
  readonly state: 'open' | 'due' | 'kept' | 'broken' | 'lapsed'
}
