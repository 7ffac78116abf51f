import type { Flow, Seat } from '@sablier/kernel'
import type { Rule, Table } from '../shape.ts'
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
  const first = nextSurvivor(t, seller)
  const askRule = (asked: Seat): Rule => {
    if ((passed & (1 << asked)) !== 0) return 'bid.pass-not-final'
    if (asked === seller) return 'bid.seller-may-bid'
    return asked === first && t.track('price') === 0 ? 'ruling.first-bidder' : 'bid.clockwise'
  }
  // After a bid the bidder's own go would come last: the others' passes close the auction.
  while (silent < players - (t.track('price') > 0 ? 1 : 0)) {
    seat = nextSurvivor(t, seat)
    if ((yield* askBid(t, seat, askRule(seat))) > 0) {
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
