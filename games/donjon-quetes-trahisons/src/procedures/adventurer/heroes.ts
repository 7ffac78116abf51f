import type { Piece, Seat } from '@sablier/kernel'
import type { Hero, ObjectCard, ObjectType } from '../../cards/card.ts'
import type { Table } from '../../shape.ts'

/** The hero of a seat, empty while heroes are being chosen. */
export function heroOf(t: Table, seat: Seat): Hero | '' {
  const piece = t.zone('character', seat).top
  return piece === undefined ? '' : (t.card(piece).id as Hero)
}

/** The seat that plays this hero; -1: none. */
export function playerOf(t: Table, hero: Hero): Seat {
  for (const seat of t.seats) if (heroOf(t, seat) === hero) return seat
  return -1
}

/** Does this seat play that hero and still have the unique-power token? */
export function hasUnique(t: Table, seat: Seat, hero: Hero): boolean {
  return t.track('unique-power', seat) > 0 && heroOf(t, seat) === hero
}

/** What is printed on an object with a type, null for any other card. */
export function objectCard(t: Table, piece: Piece): ObjectCard | null {
  const card = t.card(piece)
  return card.kind === 'object' ? card : null
}

/** The objects a hero wears, the one on the Familiar included. */
export function wornBy(t: Table, seat: Seat): Piece[] {
  const worn = t.zone('worn', seat).pieces
  const carried = t.zone('carried', seat).pieces
  return carried.length === 0 ? worn.slice() : [...worn, ...carried]
}

/** Does a worn object count for this hero? A reserved one does only for its own. */
export function counts(t: Table, seat: Seat, object: ObjectCard): boolean {
  return object.reserved === undefined || object.reserved === heroOf(t, seat)
}

/** What an object adds to the power of a seat: nothing if it is reserved for another hero, or no object at all. */
export function bonusOf(t: Table, seat: Seat, object: ObjectCard | null): number {
  return object !== null && counts(t, seat, object) ? object.bonus : 0
}

/** Does the hero wear an object of this type that counts? */
export function wearsType(t: Table, seat: Seat, type: ObjectType): boolean {
  return isAmong(t, t.zone('worn', seat).pieces, seat, type) || isAmong(t, t.zone('carried', seat).pieces, seat, type)
}
function isAmong(t: Table, pieces: readonly Piece[], seat: Seat, type: ObjectType): boolean {
  for (const piece of pieces) {
    const object = objectCard(t, piece)
    if (object !== null && object.type === type && counts(t, seat, object)) return true
  }
  return false
}

/** The worn reserved object with this id, if its own hero wears it. */
export function wornReserved(t: Table, seat: Seat, id: string): Piece | undefined {
  const piece = named(t, t.zone('worn', seat).pieces, id) ?? named(t, t.zone('carried', seat).pieces, id)
  return piece !== undefined && objectCard(t, piece)?.reserved === heroOf(t, seat) ? piece : undefined
}

/** A card among those a seat keeps in a zone, by id. */
export function held(t: Table, zone: 'pack' | 'companions', seat: Seat, id: string): Piece | undefined {
  return named(t, t.zone(zone, seat).pieces, id)
}

/** The first of these pieces with this card id. */
export function named(t: Table, pieces: readonly Piece[], id: string): Piece | undefined {
  for (const piece of pieces) if (t.card(piece).id === id) return piece
  return undefined
}
