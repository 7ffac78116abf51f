import type { Reason } from '@sablier/bots'
import type { Piece, Seat } from '@sablier/kernel'
import { ownerOf } from '../src/procedures/row.ts'
import type { Table } from '../src/shape.ts'
import { rivalReasons, servingReason } from './destin-reasons.ts'
import { want } from './want.ts'

/** A card beyond this is one that wins. */
const WINNING = 50
const MOST = 9

/** What a card in front of a seat is worth to it, in cards. */
export function worthReason(t: Table, seat: Seat, piece: Piece, weight: number): Reason {
  const n = Math.max(0, Math.round(Math.min(want(t, seat, piece, seat), MOST)))
  return { key: 'worth', params: { card: { card: t.card(piece).id }, n }, weight }
}

/** What a card would do for a seat that may have it. */
export function takingReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const worth = want(t, seat, piece, seat)
  const serving = servingReason(t, seat, piece, 1)
  if (worth >= WINNING) return [serving]
  return [serving, worthReason(t, seat, piece, Math.min(0.6, worth / 8))]
}

/** What is lost with the dearest of some hand cards, and what they bring to whoever gets them. */
export function partingReasons(t: Table, seat: Seat, pieces: readonly Piece[], to: Seat | null): Reason[] {
  const dearest = pieces.reduce((one, other) => (want(t, seat, one, seat) >= want(t, seat, other, seat) ? one : other))
  const worth = want(t, seat, dearest, seat)
  const found = [servingReason(t, seat, dearest, -1)]
  if (worth < WINNING) found.push(worthReason(t, seat, dearest, -Math.min(0.6, Math.max(0.1, worth / 8))))
  if (to === null) return found
  const [rival] = pieces.flatMap((piece) => rivalReasons(t, seat, to, piece)).sort((a, b) => a.weight - b.weight)
  return rival ? [...found, rival] : found
}

/** Putting a bought card into play, or away. */
export function placeReasons(t: Table, seat: Seat, keeps: boolean): Reason[] {
  const [sold] = t.seats.flatMap((seller) => [...t.zone('sale', seller).pieces])
  if (sold === undefined) return []
  return keeps ? takingReasons(t, seat, sold) : partingReasons(t, seat, [sold], null)
}

/** A card in play that would leave its owner. */
export function removalReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const owner = ownerOf(t, piece)
  if (owner === seat) return partingReasons(t, seat, [piece], null)
  const n = Math.max(0, Math.round(Math.min(want(t, owner, piece, seat), MOST)))
  const params = { card: { card: t.card(piece).id }, seat: { seat: owner }, n }
  return [{ key: 'worth-to', params, weight: 0.1 * n }]
}

/** The other seat that a card on offer would serve most. */
export function offerReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const rivals = t.seats.filter((other) => other !== seat && t.track('eliminated', other) === 0)
  const [rival] = rivals.flatMap((other) => rivalReasons(t, seat, other, piece)).sort((a, b) => a.weight - b.weight)
  return [...takingReasons(t, seat, piece), ...(rival ? [rival] : [])]
}
