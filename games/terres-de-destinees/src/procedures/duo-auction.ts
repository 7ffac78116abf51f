import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { askBid, clearBids } from './bid.ts'
import { offerCard, onSale, revealOffer } from './offer-card.ts'
import { discardPrice } from './pay-price.ts'
import { acquire, profitFromSale } from './sale.ts'
import { settle } from './settle.ts'
import { handSize } from './survivors.ts'
import { payTaxes } from './tax.ts'

const other = (seat: Seat): Seat => 1 - seat

/** The two-player auction: both offer at once, one of them wins the choice, the other gets what is left. */
export function* duoAuction(t: Table): Flow<void> {
  const first = t.active
  const both = [first, other(first)]
  const sellers = both.filter((seat) => handSize(t, seat) > 1)
  if (sellers.length === 0) return t.cite('ruling.duo-missing-offer').say('no-auction', { seat: { seat: first } })
  yield* t.together(sellers, (seat) => offerCard(t, seat))
  t.cite('duo.both-offer').say('both-offered', { n: sellers.length })
  for (const seller of sellers) yield* payTaxes(t, seller)
  yield* duoBidding(t, first)
  yield* duoSettlement(t, first, sellers)
}

/** Bids alternate, the opponent of the first player opens, one pass ends it; without a bid the first player wins. */
function* duoBidding(t: Table, first: Seat): Flow<void> {
  let seat = other(first)
  while ((yield* askBid(t, seat, 'duo.bidding-order')) > 0) seat = other(seat)
  const bid = t.track('price')
  t.cite(bid > 0 ? 'duo.pass-ends' : 'ruling.duo-opening-pass').say(bid > 0 ? 'bidding-closed' : 'no-bid', { n: bid })
}

function* duoSettlement(t: Table, first: Seat, sellers: readonly Seat[]): Flow<void> {
  const bidder = t.fact('high-bidder')
  const winner = bidder === NO_SEAT ? first : bidder
  t.cite(bidder === NO_SEAT ? 'duo.no-bid-first-player-wins' : 'duo.pass-ends').say('duo-winner', {
    seat: { seat: winner },
  })
  yield* discardPrice(t, winner)
  for (const seller of sellers) revealOffer(t, seller)
  const cards = sellers.map((seller) => onSale(t, seller) as Piece)
  const chosen = yield* t.pick({ seat: winner, rule: 'duo.winner-chooses-card', text: 'choose-card', from: cards })
  const seller = t.place(chosen).at
  acquire(t, chosen, winner)
  const left = cards.find((piece) => piece !== chosen)
  if (left !== undefined) acquire(t, left, other(winner), 'support-area')
  if (seller !== winner) profitFromSale(t, seller)
  clearBids(t)
  yield* settle(t)
}
