import type { Seat, SeenEvent } from '@sablier/kernel'
import { type SaidLine, saidLine } from '@sablier/ui'

/** What a player said last in an auction: a number of cards, or nothing more. */
type Call = number | 'passed' | 'cannot'

/** A card that was sold. */
export interface Bought {
  readonly seat: Seat
  readonly card: string
  readonly price: number
  /** Who put it up; null with two players, where both do and nobody is paid. */
  readonly seller: Seat | null
  /** How many cards the buyer gave, which may be less than the bid. */
  readonly paid: number
  /** The last bids of the others: they keep those cards. */
  readonly losing: readonly { readonly seat: Seat; readonly n: number }[]
  /** The answer that settled it. */
  readonly entry: number
}

/** The latest auction as far as it has gone, read from what was told. */
export interface AuctionStory {
  readonly calls: ReadonlyMap<Seat, Call>
  /** What became of the card, once it is settled. */
  readonly bought: Bought | null
}

interface Running {
  readonly calls: Map<Seat, Call>
  readonly bids: Map<Seat, number>
  closed: boolean
  price: number
  paid: number
  /** Those who put up a card: two of them if two play. */
  readonly sellers: Seat[]
}
const begin = (): Running => ({ calls: new Map(), bids: new Map(), closed: false, price: 0, paid: 0, sellers: [] })

/** Follows the latest auction. */
export function lastAuction(events: readonly SeenEvent[]): AuctionStory {
  let now = begin()
  let bought: Bought | null = null
  for (const event of events) {
    const line = saidLine(event)
    if (!line) continue
    if (line.key === 'turn-begins') now = begin()
    else if (line.key === 'acquired') {
      if (now.closed && !bought) bought = { ...settled(now, line.seat()), card: line.card() ?? '', entry: line.entry }
    } else if (follow(now, line)) bought = null
  }
  return { calls: now.calls, bought }
}

/** Adds one log line to a running auction; true: a card was put up. */
function follow(now: Running, line: SaidLine): boolean {
  const seat = line.seat()
  switch (line.key) {
    case 'offered':
    case 'offered-face-down':
      now.sellers.push(seat)
      return true
    case 'bid':
      now.price = line.number('n')
      now.bids.set(seat, now.price)
      now.calls.set(seat, now.price)
      break
    case 'passed':
      now.calls.set(seat, 'passed')
      break
    case 'cannot-bid':
    case 'cannot-raise':
      now.calls.set(seat, 'cannot')
      break
    case 'bidding-closed':
    case 'no-bid':
      now.closed = true
      break
    case 'pays':
    case 'deals-out':
      now.paid = line.number('n')
  }
  return false
}

function settled({ price, paid, sellers, bids }: Running, seat: Seat): Omit<Bought, 'card' | 'entry'> {
  const [seller = null, second] = sellers
  const losing = [...bids].flatMap(([other, n]) => (other === seat ? [] : [{ seat: other, n }]))
  return { seat, price, seller: second === undefined ? seller : null, paid, losing }
}
