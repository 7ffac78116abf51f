import type { Piece, Seat } from '@sablier/kernel'
import type { TokenOption } from '@sablier/thiefs-fortune/src/procedures/take-token'
import { isBasic } from '@sablier/thiefs-fortune/src/resource'
import type { Table } from '@sablier/thiefs-fortune/src/shape'
import { entryWorth, tokensOf } from './card-worth.ts'
import { needsOf } from './needs.ts'
import { priceOf, roundsLeft } from './prices.ts'

/** How much a need raises the price of a token, and how far. */
const NEED = 0.05
const bounded = (need: number): number => Math.max(-1.5, Math.min(2, need))

/** The part of one token in bringing its card into the PRESENT. */
function partOfCard(t: Table, seat: Seat, piece: Piece): number {
  const zone = t.place(piece)
  if (zone.name !== 'common-future' && zone.at !== seat) return 0
  const { worth, n } = tokensOf(t, piece)
  return (entryWorth(t, seat, piece) + worth) / n ** 1.1
}

/** Judges tokens: by their price, by how much they are needed, and by their part in what their card brings. */
export function tokenJudge(t: Table, seat: Seat): (token: TokenOption) => number {
  const needs = needsOf(t, seat)
  const rounds = roundsLeft(t)
  let judged: Piece | null = null
  let part = 0
  return ({ piece, resource }) => {
    if (piece !== judged) part = partOfCard(t, seat, piece)
    judged = piece
    const price = priceOf(resource, rounds)
    if (resource === 'danger') return part + Math.min(0, price * 0.45)
    return price + (isBasic(resource) ? NEED * bounded(needs[resource]) : 0) + Math.max(0, part)
  }
}
