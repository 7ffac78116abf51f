import type { Piece, Seat } from '@sablier/kernel'
import { itemOf } from '../src/procedures/items.ts'
import type { Table } from '../src/shape.ts'

/** Gold that is kept for certificates once a first item is owned. */
const RESERVE = 5
const ENOUGH_ITEMS = 7

/** Would a sensible player buy this item now? Things to fight with, and not with the last gold. */
export function isWanted(t: Table, seat: Seat, piece: Piece): boolean {
  const { price, slot } = itemOf(t, piece)
  const owned = t.zone('items', seat).size
  return slot !== 'one_use' && owned < ENOUGH_ITEMS && t.track('gold', seat) - price >= (owned < 2 ? 0 : RESERVE)
}
