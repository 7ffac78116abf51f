import type { Features } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { cardsInPlay, isEngaged, playing } from '../src/procedures/row.ts'
import { handSize, isOut } from '../src/procedures/survivors.ts'
import type { Table } from '../src/shape.ts'
import { allDestins } from './destins.ts'
import { powerWorth } from './power-worth.ts'
import { nearness } from './progress.ts'
import { want } from './want.ts'

/** What a seat has that wins games: Destinies within reach, cards to live on, useful powers, a hand that leads somewhere. */
export type Feature =
  | 'hand'
  /** One card or none is left. */
  | 'lastCard'
  /** By the square of how near a Destiny is: the nearest, the second, all others. */
  | 'nearest'
  | 'second'
  | 'others'
  | 'powers'
  | 'engaged'
  | 'jetons'
  | 'isActive'
  /** What the hand's cards would be worth in front of their owner: the best one, and all together. */
  | 'bestOfHand'
  | 'worthOfHand'

/** What a card of the hand can add at most, in cards. */
const DEAREST = 8
/** Rounds after which a game is late. */
const MANY_ROUNDS = 12

function destins(t: Table, seat: Seat): Record<'nearest' | 'second' | 'others', number> {
  let nearest = 0
  let second = 0
  let others = 0
  for (const destin of allDestins(t, seat)) {
    const near = nearness(t, seat, destin) ** 2
    if (near > nearest) {
      others += second
      second = nearest
      nearest = near
    } else if (near > second) {
      others += second
      second = near
    } else others += near
  }
  return { nearest, second, others }
}

function row(t: Table, seat: Seat): Record<'powers' | 'engaged', number> {
  let powers = 0
  let engaged = 0
  for (const piece of cardsInPlay(t, seat)) {
    const card = playing(t, piece)
    if (card.kind === null) continue
    powers += powerWorth(card)
    if (isEngaged(t, piece)) engaged++
  }
  return { powers, engaged }
}

function hand(t: Table, seat: Seat): Record<'bestOfHand' | 'worthOfHand', number> {
  let bestOfHand = 0
  let worthOfHand = 0
  for (const piece of t.zone('hand', seat).pieces) {
    const worth = Math.min(want(t, seat, piece, seat), DEAREST)
    worthOfHand += worth
    bestOfHand = Math.max(bestOfHand, worth)
  }
  return { bestOfHand, worthOfHand }
}

/** In the order in which a network is told of them. */
const NAMES: readonly Feature[] = [
  'hand',
  'lastCard',
  'nearest',
  'second',
  'others',
  'powers',
  'engaged',
  'jetons',
  'isActive',
  'bestOfHand',
  'worthOfHand',
]

/** What the value of a position adds up. */
export const features: Features<Feature> = {
  names: NAMES,
  of(t: Table, seat) {
    if (isOut(t, seat)) return null
    const size = handSize(t, seat)
    return {
      hand: size,
      lastCard: size <= 1 ? 1 : 0,
      ...destins(t, seat),
      ...row(t, seat),
      jetons: t.zone('jeton', seat).size,
      isActive: t.active === seat ? 1 : 0,
      ...hand(t, seat),
    }
  },
  late: (t: Table) => Math.min(1, t.round / MANY_ROUNDS),
}
