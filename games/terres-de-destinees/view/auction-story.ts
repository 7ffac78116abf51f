import type { Seat, SeenEvent } from '@sablier/kernel'
import { saidLine } from '@sablier/ui'

/** What a player said last in an auction: a number of cards, or nothing more. */
type Call = number | 'passed' | 'cannot'

/** The latest auction as far as it has gone, read from what was told. */
export interface AuctionStory {
  readonly calls: ReadonlyMap<Seat, Call>
  readonly closed: boolean
  /** What became of the card, once it is settled. */
  readonly bought: { readonly seat: Seat; readonly card: string; readonly price: number } | null
}

const NONE: AuctionStory = { calls: new Map(), closed: false, bought: null }
const STARTS = ['offered', 'offered-face-down', 'turn-begins']

/** Follows the latest auction. */
export function lastAuction(events: readonly SeenEvent[]): AuctionStory {
  let story = NONE
  let price = 0
  for (const event of events) {
    const told = saidLine(event)
    if (!told) continue
    const { key } = told
    const call =
      key === 'bid' ? told.number('n') : key === 'passed' ? 'passed' : key.startsWith('cannot-') ? 'cannot' : null
    const card = told.card()
    if (STARTS.includes(key)) {
      story = { ...NONE, bought: key === 'turn-begins' ? story.bought : null }
      price = 0
    } else if (call !== null) {
      if (typeof call === 'number') price = call
      story = { ...story, calls: new Map(story.calls).set(told.seat(), call) }
    } else if (key === 'bidding-closed' || key === 'no-bid') story = { ...story, closed: true }
    else if (key === 'acquired' && card !== null && story.closed && !story.bought)
      story = { ...story, bought: { seat: told.seat(), card, price } }
  }
  return story
}
