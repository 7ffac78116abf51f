import type { Flow } from '@sablier/kernel'
import { bidding } from '../procedures/bidding.ts'
import { duoAuction } from '../procedures/duo-auction.ts'
import { offerCard } from '../procedures/offer-card.ts'
import { settleSale } from '../procedures/sale.ts'
import { handSize, isDuo } from '../procedures/survivors.ts'
import { payTaxes } from '../procedures/tax.ts'
import type { Phase, Table } from '../shape.ts'

/** Step 2: the active player puts up a card; whoever bids most buys it. */
export function* auctionPhase(t: Table): Flow<Phase> {
  if (isDuo(t)) yield* duoAuction(t)
  else yield* auction(t)
  return 'effects'
}

function* auction(t: Table): Flow<void> {
  const seller = t.active
  // Selling never eliminates: with a single card the auction is skipped.
  if (handSize(t, seller) < 2) return t.cite('ruling.single-card-seller').say('no-auction', { seat: { seat: seller } })
  yield* offerCard(t, seller)
  yield* payTaxes(t, seller)
  yield* bidding(t, seller)
  yield* settleSale(t, seller)
}
