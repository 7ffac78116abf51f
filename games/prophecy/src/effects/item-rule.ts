import { type Bilingual, nameOp, type Op } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import type { ItemRules } from './effect.ts'
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

/** Declares a special rule: returns the constructor that cards use. */
export function defineItemRule<N extends keyof ItemRules>(
  name: N,
  meanings: ItemRule<ItemRules[N]>,
): Op<N, ItemRules[N], ItemRule<ItemRules[N]>> {
  return nameOp(name, meanings)
}
