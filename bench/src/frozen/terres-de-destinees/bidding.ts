import { type Ask, below, type Chance, type Choice, type Seat } from '@sablier/kernel'
import { onSale } from '@sablier/terres-de-destinees/src/procedures/offer-card'
import { handSize, isDuo } from '@sablier/terres-de-destinees/src/procedures/survivors'
import type { Table } from '@sablier/terres-de-destinees/src/shape'
import { want } from './want.ts'

/** How many cards a seat would pay for what is on sale, as far as it knows it. */
export function limitOf(t: Table, seat: Seat): number {
  let limit = 0
  for (const seller of t.seats) {
    const piece = onSale(t, seller)
    if (piece === undefined) continue
    // A hidden card of somebody else is worth an average one.
    if (t.zone('hidden-sale', seller).has(piece) && seller !== seat) {
      limit = Math.max(limit, 1)
      continue
    }
    limit = Math.max(limit, want(t, seat, piece, seat), denial(t, seat, seller))
  }
  return Math.min(limit, handSize(t, seat) - 2 + (limit >= 50 ? 1 : 0))
}

/** A card that would win the game for another player is worth stopping. */
function denial(t: Table, seat: Seat, seller: Seat): number {
  const piece = onSale(t, seller)
  if (piece === undefined) return 0
  const high = t.fact('high-bidder')
  const taker = high >= 0 ? high : seller
  return taker !== seat && want(t, taker, piece, seat) >= 50 ? 20 : 0
}

/** Raises by one while the card is worth it; now and then jumps. */
export function bidChoice(t: Table, ask: Ask, chance: Chance): Choice {
  const price = t.track('price')
  const seat = ask.seat
  let limit = limitOf(t, seat) + (below(chance, 100) - 50) / 60
  // A seller is paid by whoever else buys, and has the card for nothing if nobody bids.
  if (!isDuo(t) && seat === t.active) limit = price === 0 ? 0 : limit / 2
  if (price + 1 > limit) return 0
  return below(chance, 6) === 0 ? Math.min(2, ask.count - 1) : 1
}
