import type { Piece, Seat } from '@sablier/kernel'
import type { ItemCard } from '../cards/card.ts'
import type { Table } from '../shape.ts'
import { discard } from './decks.ts'

/** The item printed on a piece. */
export function itemOf(t: Table, piece: Piece): ItemCard {
  return t.card(piece) as ItemCard
}
/** Is the item undamaged? A damaged one gives nothing and cannot be sold. */
export function isSound(t: Table, piece: Piece): boolean {
  return t.mark('damaged', piece) === 0
}
/** The sound items of a seat. */
export function soundItems(t: Table, seat: Seat): Piece[] {
  return t.zone('items', seat).pieces.filter((piece) => isSound(t, piece))
}
/** The damaged items of a seat. */
export function damagedItems(t: Table, seat: Seat): Piece[] {
  return t.zone('items', seat).pieces.filter((piece) => !isSound(t, piece))
}
/** A sound item of the seat whose special rule has this name. */
export function soundItemWith(t: Table, seat: Seat, special: string): Piece | undefined {
  const { pieces } = t.zone('items', seat)
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    if (itemOf(t, piece).special?.op === special && isSound(t, piece)) return piece
  }
  return undefined
}
/** Turns an item face down. Its name stays known to all. */
export function damage(t: Table, piece: Piece, rule: 'items.throw_damages' | 'items.damage_shown'): void {
  t.cite(rule).mark('damaged', piece, 1)
  t.cite(rule).say('damaged', { card: { piece } })
}
/** Turns a damaged item up again. */
export function mend(t: Table, piece: Piece): void {
  t.cite('repair.cost').mark('damaged', piece, 0)
}
/** Keeps one of the items turned up and discards the others. */
export function keepFromDisplay(t: Table, seat: Seat, kept: Piece): void {
  t.cite('gain.item').move(kept, t.zone('items', seat))
  t.cite('gain.item').say('item-found', { seat: { seat }, card: { piece: kept } })
  clearDisplay(t)
}
/** Discards the items turned up. */
export function clearDisplay(t: Table): void {
  for (const piece of t.zone('display').pieces.slice()) discard(t, piece)
}
/** Is the item a weapon? */
export function isWeapon(t: Table, piece: Piece): boolean {
  const { slot } = itemOf(t, piece)
  return slot === 'one_handed' || slot === 'two_handed'
}
