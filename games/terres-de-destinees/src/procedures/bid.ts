import type { Flow, OptionItem, Seat } from '@sablier/kernel'
import type { Rule, Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { handSize, isDuo } from './survivors.ts'

type BidOption = Exclude<OptionItem, string>
const PASS: BidOption = { id: 'pass', text: 'pass' }
const BIDS: readonly BidOption[] = Array.from({ length: 60 }, (_, n) => ({ id: String(n), text: 'bid', params: { n } }))

/** The most a player may bid: one card must stay in hand. */
export const highestBid = (t: Table, seat: Seat): number => handSize(t, seat) - 1

const choices = new Map<number, readonly BidOption[]>()
/** Passing and all bids from `least` to `most`; the lists are few, so each is made once. */
function bidsFrom(least: number, most: number): readonly BidOption[] {
  const key = least * 100 + most
  const known = choices.get(key)
  if (known) return known
  const list = [PASS, ...BIDS.slice(least, most + 1)]
  choices.set(key, list)
  return list
}

/** The rule that bars a bid: too much for the hand, or too little for the auction. */
function whyNoBid(t: Table, bid: number, price: number, most: number): Rule {
  const duo = isDuo(t)
  if (bid > most) return duo ? 'duo.bid-limits' : 'bid.not-whole-hand'
  if (price > 0) return 'bid.must-raise'
  return duo ? 'duo.bid-limits' : 'bid.minimum-one'
}
/** What is just out of reach on either side, and why. */
function refusedBids(t: Table, price: number, most: number): { id: string; text: string; why: Rule }[] {
  return [
    { id: String(price), text: price === 0 ? 'bid-nothing' : 'bid-same', why: whyNoBid(t, price, price, most) },
    { id: String(most + 1), text: 'bid-all', why: whyNoBid(t, most + 1, price, most) },
  ]
}

/** Asks one player to raise or to pass; who cannot raise passes without being asked. Returns the bid, 0 for a pass. */
export function* askBid(t: Table, seat: Seat, rule: Rule): Flow<number> {
  const price = t.track('price')
  const most = highestBid(t, seat)
  if (most <= price) {
    const rule = most < 1 ? 'sale.never-last-card' : 'bid.not-whole-hand'
    t.cite(rule).say(price === 0 ? 'cannot-bid' : 'cannot-raise', { seat: { seat } })
    return 0
  }
  const { id } = yield* t.choose({
    seat,
    rule,
    text: price === 0 ? 'first-bid' : 'raise',
    params: { n: price },
    among: bidsFrom(price + 1, most),
    refused: () => refusedBids(t, price, most),
    unlisted: (answer) => whyNoBid(t, Number(answer), price, most),
  })
  const duo = isDuo(t)
  if (id === 'pass') {
    t.cite(duo ? 'duo.bidding-order' : 'bid.clockwise').say('passed', { seat: { seat } })
    return 0
  }
  const bid = Number(id)
  t.cite('bid.must-raise').setTrack('price', bid)
  t.cite('bid.must-raise').set('high-bidder', seat)
  const raised = price === 0 ? 'bid.minimum-one' : 'bid.must-raise'
  t.cite(duo ? 'duo.bid-limits' : raised).say('bid', { seat: { seat }, n: bid })
  return bid
}

/** Wipes the bids of an auction that is settled: the losers' bids cost nothing. */
export function clearBids(t: Table): void {
  const rule = isDuo(t) ? 'duo.loser-keeps-bid' : 'sale.losing-bids-cost-nothing'
  t.cite(rule).setTrack('price', 0)
  t.cite(rule).set('high-bidder', NO_SEAT)
}
