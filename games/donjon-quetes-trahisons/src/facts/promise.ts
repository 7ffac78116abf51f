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

/** A promise everybody knows of and no rule enforces. */
export interface Promised {
  readonly from: Seat
  readonly to: Seat
  readonly condition: Condition
  readonly goods: Goods
  /** Cards among the goods that the maker did not own when he promised them: they were to be won. */
  readonly loot?: readonly string[]
  readonly state: 'open' | 'due' | 'kept' | 'broken' | 'lapsed'
}

/** The promise being bargained over, for everybody to read. */
export interface Talk {
  readonly from: Seat
  readonly to: Seat
  readonly give: Goods
  readonly condition: Condition
}
