import type { Flow, Piece, Seat } from '@sablier/kernel'
import { saleProfit } from '../effects/permanents.ts'
import type { Rule, Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { clearBids } from './bid.ts'
import { drawByPower } from './draw-cards.ts'
import { revealOffer } from './offer-card.ts'
import { dealOut, payTo } from './pay-price.ts'
import { relocate } from './relocate.ts'
import { hasPower } from './row.ts'
import { settle } from './settle.ts'
import { isDuo } from './survivors.ts'

/** Lays an acquired card face up in front of its new owner: its power works from now on. */
export function acquire(t: Table, piece: Piece, seat: Seat, area: 'in-play' | 'support-area' = 'in-play'): void {
  const inSupport = area === 'support-area'
  relocate(t, inSupport ? 'duo.loser-takes-other-card' : 'play.acquired-in-front', piece, t.zone(area, seat))
  const [rule, key] = inSupport ? SUPPORTED : isDuo(t) ? IN_AREA : seat === t.active ? OWN : OTHERS
  t.cite(rule).say(key, { seat: { seat }, card: { piece } })
}
/** By which rule a card is there, and what is told: with two players, where it lies and whether it counts for Destinies. */
const SUPPORTED = ['duo.support-no-destiny', 'supported'] as const
const IN_AREA = ['duo.acquisition-for-wins', 'acquired-area'] as const
/** The active player may use it this very turn, and must if it is Mandatory. */
const OWN = ['effects.new-card-usable-at-once', 'acquired'] as const
const OTHERS = ['play.acquired-in-front', 'acquired'] as const

const PLACE_OR_DISCARD = ['put-in-play', 'discard'] as const

/** The card on sale goes in front of whoever has it now, or to the discard pile if they do not want it: a rule for each. */
function* placeOrDiscard(t: Table, piece: Piece, seat: Seat, [rule, discardRule]: readonly [Rule, Rule]): Flow<void> {
  const how = yield* t.choose({ seat, rule, text: 'place', params: { card: { piece } }, among: PLACE_OR_DISCARD })
  if (how === 'put-in-play') return acquire(t, piece, seat)
  relocate(t, discardRule, piece, t.zone('discard-pile'))
  t.cite(discardRule).say('declined', { seat: { seat }, card: { piece } })
}

/** Permanent powers of a seller whose card another player bought. */
export function profitFromSale(t: Table, seller: Seat): void {
  if (hasPower(t, seller, saleProfit)) drawByPower(t, 'power.permanent', seller, 1)
}

/** Settles an auction as one single step: pay, place, powers that react, then all goals at once. */
export function* settleSale(t: Table, seller: Seat): Flow<void> {
  const buyer = t.fact('high-bidder')
  if (buyer === NO_SEAT) {
    revealOffer(t, seller)
    const piece = t.zone('sale', seller).top as Piece
    yield* placeOrDiscard(t, piece, seller, ['sale.no-bid-seller-free', 'sale.no-bid-seller-discards'])
  } else {
    if (buyer === seller) yield* dealOut(t, seller)
    else yield* payTo(t, seller, buyer)
    revealOffer(t, seller)
    const piece = t.zone('sale', seller).top as Piece
    yield* placeOrDiscard(t, piece, buyer, ['sale.winner-may-place', 'ruling.buyer-may-decline'])
    if (buyer !== seller) profitFromSale(t, seller)
  }
  clearBids(t)
  yield* settle(t)
}
