import { choose, type Effect, onOp, perOp, type Seat, seq } from '@sablier/kernel'
import { type DestinCard, FAMILIES, TYPES } from '../src/cards/card.ts'
import { draw } from '../src/effects/draw.ts'
import {
  allKinds,
  countFamily,
  countType,
  gainedByPowers,
  handLead,
  ofFamily,
  ofOneFamily,
  ofType,
  otherEliminated,
  otherSaved,
  ownJetons,
} from '../src/effects/goals.ts'
import { GRACE, jetonOf } from '../src/procedures/jeton.ts'
import { cardsInPlay, playing } from '../src/procedures/row.ts'
import { handSize, otherSurvivors, survivors } from '../src/procedures/survivors.ts'
import type { Table } from '../src/shape.ts'

const share = (have: number, n: number): number => Math.max(0, Math.min(1, have / n))

/** Ops that take hand cards from others. */
export const ATTACKS = new Set([
  'make-discard',
  'burn-pair',
  'trade-blows',
  'take-random',
  'spy',
  'ask-family',
  'collect',
])
/** Cards an op usually brings to its user's hand. */
export const GAINS: Readonly<Record<string, number>> = {
  draw: 1,
  'draw-per-family': 2,
  'take-top-discard': 1,
  'take-random': 1,
  'ask-family': 0.7,
  collect: 2,
  spy: 1,
}

function countOps(t: Table, seat: Seat, weigh: (effect: Effect) => number): number {
  let sum = 0
  for (const piece of cardsInPlay(t, seat))
    for (const effect of playing(t, piece).power) sum += weighTree(effect, weigh)
  return sum
}
/** The weight of an effect with everything inside it. */
export function weighTree(effect: Effect, weigh: (effect: Effect) => number): number {
  const inner = seq.is(effect) || choose.is(effect) ? effect.effects : []
  let sum = weigh(effect)
  for (const nested of inner) sum += weighTree(nested, weigh)
  return sum
}

function poorestRival(t: Table, seat: Seat): number {
  let least = 99
  for (const other of otherSurvivors(t, seat)) least = Math.min(least, handSize(t, other))
  return least
}
function richestRival(t: Table, seat: Seat): number {
  let most = 0
  for (const other of otherSurvivors(t, seat)) most = Math.max(most, handSize(t, other))
  return most
}

/** How many players own the Token that saves. */
export const countGrace = (t: Table): number => survivors(t).filter((seat) => jetonOf(t, seat, GRACE) !== null).length

/** Cards that a power usually brings to its user's hand. */
const gainOf = (effect: Effect): number => (draw.is(effect) ? effect.n : (GAINS[effect.op] ?? 0))

/** How near a seat is to a goal, from 0 to 1. */
const nearnessOf = perOp<[t: Table, seat: Seat], number>([
  onOp(ofFamily, ({ family, n }, t, seat) => share(countFamily(t, seat, family), n)),
  onOp(ofOneFamily, ({ n }, t, seat) => share(Math.max(...FAMILIES.map((family) => countFamily(t, seat, family))), n)),
  onOp(ofType, ({ type, n, among = 0 }, t, seat) => {
    const types = share(countType(t, seat, type), n)
    return among === 0 ? types : types * 0.6 + share(t.zone('in-play', seat).size, among) * 0.4
  }),
  onOp(allKinds, ({ n }, t, seat) => {
    const kinds =
      FAMILIES.filter((family) => countFamily(t, seat, family) > 0).length +
      TYPES.filter((type) => countType(t, seat, type) > 0).length
    return share(kinds, 7) * 0.6 + share(t.zone('in-play', seat).size, n) * 0.4
  }),
  onOp(handLead, ({ n }, t, seat) => share(handSize(t, seat) - richestRival(t, seat) + 2, n + 2)),
  onOp(ownJetons, ({ n }, t, seat) => share(t.zone('jeton', seat).size, n)),
  onOp(gainedByPowers, ({ n }, t, seat) => share(countOps(t, seat, gainOf), n) * 0.85),
  onOp(otherSaved, ({ inPlay }, t, seat) => {
    const cards = share(t.zone('in-play', seat).size, inPlay)
    const safe = share(countGrace(t), survivors(t).length) * 0.7 + cards * 0.3
    return Math.max(poorestRival(t, seat) < 3 ? 0.45 : 0.2, safe * 0.9)
  }),
  onOp(otherEliminated, (_, t, seat) => {
    const attacks = countOps(t, seat, (effect) => (ATTACKS.has(effect.op) ? 1 : 0))
    return Math.min(0.9, share(attacks, 3) * 0.4 + share(5 - poorestRival(t, seat), 5) * 0.6)
  }),
])

/** How near a seat is to fulfilling a Destiny. */
export function nearness(t: Table, seat: Seat, { goal }: DestinCard): number {
  return nearnessOf(goal, t, seat) ?? 0
}
