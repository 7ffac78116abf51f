import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { askBid } from './bid.ts'
import { nextSurvivor, survivors } from './survivors.ts'

/**
 * Bidding goes round from the seller's left until a full round is silent. It ends: hands do not change meanwhile, so every
 * bid is a whole number above the last and below the largest hand H. With k players at most k - 1 pass before the first bid,
 * k - 2 between two bids and k - 1 after the last: no more than (H - 1)(k - 1) + k questions.
 */
export function* bidding(t: Table, seller: Seat): Flow<void> {
  const players = survivors(t, seller).length
  let passed = 0
  let silent = 0
  let seat = seller
  // After a bid the bidder's own go would come last: the others' passes close the auction.
  while (silent < players - (t.track('price') > 0 ? 1 : 0)) {
    seat = nextSurvivor(t, seat)
    const back = (passed & (1 << seat)) !== 0
    const rule = back ? 'bid.pass-not-final' : seat === seller ? 'bid.seller-may-bid' : 'bid.clockwise'
    if ((yield* askBid(t, seat, rule)) > 0) {
      silent = 0
      continue
    }
    silent++
    passed |= 1 << seat
  }
  t.cite('bid.closes-after-silent-round').say(t.track('price') > 0 ? 'bidding-closed' : 'no-bid', {
    n: t.track('price'),
  })
}
