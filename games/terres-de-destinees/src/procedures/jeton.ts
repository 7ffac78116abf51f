import type { Piece, Seat } from '@sablier/kernel'
import type { JetonCard } from '../cards/card.ts'
import type { Rule, Table } from '../shape.ts'
import { relocate } from './relocate.ts'

/** Token numbers by what they do. */
export const SHIELD = 1
export const GRACE = 2
export const PURSE = 3
export const HARVEST = 4
export const CURSE = 5
export const SEAL = 6

const numberOn = (t: Table, piece: Piece): number => (t.card(piece) as JetonCard).number

/** The Token of this number that a player owns, if any. */
export function jetonOf(t: Table, seat: Seat, number: number): Piece | null {
  const { pieces } = t.zone('jeton', seat)
  for (const piece of pieces) if (numberOn(t, piece) === number) return piece
  return null
}

/** Gives a Token from the supply, unless the player owns that kind already. */
export function gainJeton(t: Table, seat: Seat, number: number): void {
  const owned = jetonOf(t, seat, number)
  if (owned !== null) {
    t.cite('jeton.no-duplicates').say('jeton-owned', { seat: { seat }, jeton: { piece: owned } })
    return
  }
  const piece = t.zone('supply').pieces.find((candidate) => numberOn(t, candidate) === number)
  // Six copies and at most one per player: a kind never runs out.
  if (piece === undefined) return
  relocate(t, 'jeton.from-powers', piece, t.zone('jeton', seat))
  t.cite('jeton.from-powers').say('jeton-gained', { seat: { seat }, jeton: { piece } })
}

/** Puts a used Token back into the supply. */
export function returnJeton(t: Table, rule: Rule, piece: Piece): void {
  const seat = t.place(piece).at
  t.cite(rule).say('jeton-returned', { seat: { seat }, jeton: { piece } })
  relocate(t, 'ruling.token-economy', piece, t.zone('supply'))
}
