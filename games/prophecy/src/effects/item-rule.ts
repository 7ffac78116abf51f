import type { Bilingual, Effect } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import type { Fight } from './fight.ts'

/** All meanings of one special rule of items. Rules that change movement or prices are asked for by name. */
export interface ItemRule<A> {
  readonly describe: (args: A) => Bilingual
  /** Added on top of the printed bonus. */
  bonus?(args: A, fight: Fight): number
  /** Does the thrown weapon come back undamaged? */
  comesBack?(args: A, t: Table, fight: Fight): boolean
  /** A roll lost by exactly 1 can be made a draw by damaging the item. */
  readonly savesRoll?: boolean
  afterWin?(args: A, t: Table, fight: Fight): void
  afterLoss?(args: A, t: Table, fight: Fight): void
}

/** A special rule as cards name it. */
export interface DefinedItemRule<A> {
  (args: A): Effect
  readonly opName: string
  readonly meanings: ItemRule<A>
}

/** Declares a special rule: returns the constructor that cards use. */
export function defineItemRule<A extends object>(opName: string, meanings: ItemRule<A>): DefinedItemRule<A> {
  return Object.assign((args: A): Effect => ({ ...args, op: opName }), { opName, meanings })
}
