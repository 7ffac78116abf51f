import type { Piece, Seat, Zone } from '@sablier/kernel'
import type { CardType } from '../cards/card.ts'
import type { Table } from '../shape.ts'

/** The spaces of one row of a PRESENT. */
export const ROW_SPACES = 4

const DECKS = { location: 'location-deck', character: 'character-deck', event: 'event-deck' } as const
const DISCARDS = { location: 'location-discard', character: 'character-discard', event: 'event-discard' } as const
const ROWS = { location: 'present-locations', character: 'present-characters', event: 'present-events' } as const

/** The face-down deck of a type. */
export const deckOf = (t: Table, type: CardType): Zone => t.zone(DECKS[type])
/** The face-up discard pile of a type. */
export const discardOf = (t: Table, type: CardType): Zone => t.zone(DISCARDS[type])
/** One row of a PRESENT. */
export const rowOf = (t: Table, type: CardType, seat: Seat): Zone => t.zone(ROWS[type], seat)

/** The type of a card that can be drawn; Achievements never come here. */
export function typeOf(t: Table, piece: Piece): CardType {
  return t.card(piece).type as CardType
}

/** The cards that count as lying in a seat's FUTURE: its own and those of the Common FUTURE. */
export function futureCards(t: Table, seat: Seat): readonly Piece[] {
  const own = t.zone('future', seat).pieces
  const common = t.zone('common-future').pieces
  return common.length === 0 ? own : own.length === 0 ? common : [...own, ...common]
}

/** The cards in the FUTURES of the other players, clockwise. */
export function othersFutureCards(t: Table, seat: Seat): Piece[] {
  const cards: Piece[] = []
  for (const other of t.turnOrder(seat)) if (other !== seat) cards.push(...t.zone('future', other).pieces)
  return cards
}

/** Whether any card counts as lying in a seat's FUTURE. */
export const hasFutureCards = (t: Table, seat: Seat): boolean =>
  !t.zone('future', seat).isEmpty || !t.zone('common-future').isEmpty

/** Whether a card lies in the Common FUTURE. */
export const isCommon = (t: Table, piece: Piece): boolean => t.zone('common-future').has(piece)

/** All cards of a PRESENT, row by row. */
export function presentCards(t: Table, seat: Seat): Piece[] {
  return [
    ...t.zone('present-locations', seat).pieces,
    ...t.zone('present-characters', seat).pieces,
    ...t.zone('present-events', seat).pieces,
  ]
}
