import type { Seat } from '@sablier/kernel'
import { cardsInPlay, isEngaged, playing } from '../src/procedures/row.ts'
import { handSize, isOut } from '../src/procedures/survivors.ts'
import type { Table } from '../src/table.ts'
import { allDestins } from './destins.ts'
import { nearness } from './progress.ts'
import { powerWorth, want } from './want.ts'

/** What a card of the hand can add at most, in cards. */
const DEAREST = 8

// Fitted by logistic regression on 75,000 positions of 5,000 games at two seats, played by the policy with 0, 3, 8 or 20 %
// random answers: who won, from the difference of the two players' features.
const LAST_CARD = -0.342
const CARD = 0.016
/** By the square of how near a Destiny is: the nearest, the second, all others. */
const NEAREST = 1.693
const SECOND = 2.087
const OTHERS = 1.66
const POWER = 0.065
const ENGAGED = -0.122
const JETON = 0.325
const TURN = 0.099
/** What the hand's cards would be worth in front of their owner: the best one, and all together. */
const BEST_OF_HAND = 0.113
const HAND = 0.053

/** How strong a seat stands: near a Destiny, alive, with useful powers and a hand that leads somewhere. */
export function strength(t: Table, seat: Seat): number {
  const size = handSize(t, seat)
  return (
    CARD * size +
    (size <= 1 ? LAST_CARD : 0) +
    destinWorth(t, seat) +
    rowWorth(t, seat) +
    JETON * t.zone('jeton', seat).size +
    (t.active === seat ? TURN : 0) +
    handWorth(t, seat)
  )
}

function destinWorth(t: Table, seat: Seat): number {
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
  return NEAREST * nearest + SECOND * second + OTHERS * others
}

function rowWorth(t: Table, seat: Seat): number {
  let worth = 0
  for (const piece of cardsInPlay(t, seat)) {
    const card = playing(t, piece)
    if (card.kind !== null) worth += POWER * powerWorth(card) + (isEngaged(t, piece) ? ENGAGED : 0)
  }
  return worth
}

function handWorth(t: Table, seat: Seat): number {
  let best = 0
  let sum = 0
  for (const piece of t.zone('hand', seat).pieces) {
    const worth = Math.min(want(t, seat, piece, seat), DEAREST)
    sum += worth
    best = Math.max(best, worth)
  }
  return BEST_OF_HAND * best + HAND * sum
}

/** The share of the win that a seat may expect: its strength against that of the others. */
export function value(t: Table, seat: Seat): number {
  let sum = 0
  let own = 0
  for (const other of t.seats) {
    if (isOut(t, other)) continue
    const weight = Math.exp(strength(t, other))
    sum += weight
    if (other === seat) own = weight
  }
  return sum === 0 ? 0 : own / sum
}
