import type { Reason } from '@sablier/bots'
import type { Piece, Seat } from '@sablier/kernel'
import { onSale } from '../src/procedures/offer-card.ts'
import { handSize } from '../src/procedures/survivors.ts'
import type { Table } from '../src/shape.ts'
import { NO_SEAT } from '../src/shape.ts'
import { limitOf } from './bidding.ts'
import { worthReason } from './card-reasons.ts'
import { rivalReasons, servingReason } from './destin-reasons.ts'
import { want } from './want.ts'

/** Fewer cards than this are soon lost. */
const THIN = 3

/** The dearest card on sale that a seat may know; another's hidden offer is not among them. */
function knownOnSale(t: Table, seat: Seat): Piece | undefined {
  const known = t.seats
    .filter((seller) => seller === seat || t.zone('hidden-sale', seller).isEmpty)
    .flatMap((seller) => onSale(t, seller) ?? [])
  return known.sort((a, b) => want(t, seat, b, seat) - want(t, seat, a, seat))[0]
}

/** What speaks for and against passing: what is let go, and who gets it. */
function passReasons(t: Table, seat: Seat, piece: Piece | undefined): Reason[] {
  const high = t.fact('high-bidder')
  const found: Reason[] = []
  if (piece !== undefined && high !== NO_SEAT) found.push(...rivalReasons(t, seat, high, piece))
  if (high !== NO_SEAT)
    found.push({ key: 'goes-to', params: { seat: { seat: high }, n: t.track('price') }, weight: -0.2 })
  else found.push({ key: 'spends-nothing', params: { n: handSize(t, seat) }, weight: 0.2 })
  return found
}

/** What speaks for and against a bid; 0 is a pass. */
export function bidReasons(t: Table, seat: Seat, bid: number): Reason[] {
  const piece = knownOnSale(t, seat)
  if (bid === 0) return passReasons(t, seat, piece)
  const found: Reason[] = piece === undefined ? [{ key: 'unknown-card', weight: -0.3 }] : offered(t, seat, piece)
  if (bid > limitOf(t, seat)) found.push({ key: 'too-dear', weight: -0.8 })
  const left = handSize(t, seat) - bid
  found.push({ key: left < THIN ? 'thin-hand' : 'keeps-hand', params: { n: left }, weight: left < THIN ? -0.6 : 0.1 })
  return found
}

function offered(t: Table, seat: Seat, piece: Piece): Reason[] {
  const serving = servingReason(t, seat, piece, 1)
  return serving.key === 'wins' ? [serving] : [serving, worthReason(t, seat, piece, 0.5)]
}
