import { type Effect, onOp, type Piece, pay, perOp, type Seat, seq } from '@sablier/kernel'
import type { JetonCard, PlayingCard } from '../src/cards/card.ts'
import { FAMILIES, TYPES } from '../src/cards/card.ts'
import { askFamily } from '../src/effects/ask-family.ts'
import { burnPair } from '../src/effects/burn-pair.ts'
import { discardOwn } from '../src/effects/discard-own.ts'
import { draw } from '../src/effects/draw.ts'
import { drawPerFamily } from '../src/effects/draw-per-family.ts'
import type { Goals } from '../src/effects/effect.ts'
import { gainJeton } from '../src/effects/gain-jeton.ts'
import { giveJeton } from '../src/effects/give-jeton.ts'
import {
  allKinds,
  countFamily,
  countType,
  gainedByPowers,
  ofFamily,
  ofOneFamily,
  ofType,
  otherEliminated,
  otherSaved,
  ownJetons,
} from '../src/effects/goals.ts'
import { makeDiscard } from '../src/effects/make-discard.ts'
import { raiseFromDiscard } from '../src/effects/raise-from-discard.ts'
import { swapWithDiscard } from '../src/effects/swap-with-discard.ts'
import { takeRandom } from '../src/effects/take-random.ts'
import { takeTopDiscard } from '../src/effects/take-top-discard.ts'
import { tradeBlows } from '../src/effects/trade-blows.ts'
import { GRACE } from '../src/procedures/jeton.ts'
import { cardsInPlay, playing } from '../src/procedures/row.ts'
import { survivors } from '../src/procedures/survivors.ts'
import type { Table } from '../src/shape.ts'
import { knownDestins } from './destins.ts'
import { powerWorth } from './power-worth.ts'
import { countGrace } from './progress.ts'
import { tokensBrought } from './tokens.ts'

/** How near `have + add` of `n` comes to a goal: 1 for the last step, 0 if it is reached already. */
const closeness = (n: number, have: number, add: number): number =>
  have >= n ? 0 : have + add >= n ? 1 : ((have + add) / n) ** 1.3 * 0.7

/** Powers that bring cards, and those that may cost others their last ones. */
const gains = (effect: Effect): boolean =>
  [askFamily, draw, drawPerFamily, takeRandom, takeTopDiscard].some((op) => op.is(effect))
const harms = (effect: Effect): boolean =>
  [burnPair, discardOwn, makeDiscard, raiseFromDiscard, swapWithDiscard, takeTopDiscard, tradeBlows].some((op) =>
    op.is(effect),
  )

const stepOf = perOp<[t: Table, seat: Seat, card: PlayingCard], number>([
  onOp(ofFamily, ({ family, n }, t, seat, card) =>
    card.family === family ? closeness(n, countFamily(t, seat, family), 1) : 0,
  ),
  onOp(ofOneFamily, ({ n }, t, seat, card) => closeness(n, countFamily(t, seat, card.family), 1)),
  onOp(ofType, (goal, t, seat, card) => towardsType(t, seat, card, goal)),
  onOp(allKinds, ({ n }, t, seat, card) => towardsAllKinds(t, seat, card, n)),
  onOp(ownJetons, ({ n }, t, seat, card) =>
    jetonNumber(card) === null ? 0 : closeness(n, jetonsInReach(t, seat, card), 1) * 0.9,
  ),
  onOp(otherSaved, (_, t, __, { power }) =>
    tokensBrought(power).includes(GRACE) ? closeness(survivors(t).length, countGrace(t), 1) * 0.9 : 0,
  ),
  onOp(gainedByPowers, (_, __, ___, { power }) => (power.some(gains) ? 0.25 : 0)),
  onOp(otherEliminated, (_, __, ___, { power }) => (power.some(harms) ? 0.2 : 0)),
])
/** How far a card brings a seat towards a goal about its row, 1 for the last step. */
export const stepTowards = (t: Table, seat: Seat, card: PlayingCard, goal: Effect): number =>
  stepOf(goal, t, seat, card) ?? 0

/** The Token that a card brings its owner, if any. */
function jetonNumber({ power }: PlayingCard): number | null {
  const [effect] = power
  const paid = pay.is(effect) ? effect.effect : effect
  const gain = seq.is(paid) ? paid.effects.find((part) => gainJeton.is(part)) : paid
  if (gainJeton.is(gain)) return gain.number
  return giveJeton.is(gain) && pay.is(effect) ? gain.number : null
}
/** How many different Tokens a seat owns or can make, other than the one this card brings. */
function jetonsInReach(t: Table, seat: Seat, besides: PlayingCard): number {
  const numbers = new Set<number>()
  for (const piece of t.zone('jeton', seat).pieces) numbers.add((t.card(piece) as JetonCard).number)
  for (const piece of cardsInPlay(t, seat)) {
    const number = jetonNumber(playing(t, piece))
    if (number !== null) numbers.add(number)
  }
  const own = jetonNumber(besides)
  if (own !== null) numbers.delete(own)
  return numbers.size
}

/** Cards of a type, and enough others beside them. */
function towardsType(t: Table, seat: Seat, card: PlayingCard, { type, n, among = 0 }: Goals['of-type']): number {
  const have = countType(t, seat, type)
  const step = card.type === type ? closeness(n, have, 1) : 0
  const left = among - t.zone('in-play', seat).size
  if (left <= 0) return step
  const missing = n - have - (card.type === type ? 1 : 0)
  if (left === 1 && missing <= 0) return 1
  return step >= 1 ? 0.6 : Math.max(step, missing <= 0 ? 0.2 : 0)
}

function towardsAllKinds(t: Table, seat: Seat, card: PlayingCard, n: number): number {
  const missing =
    FAMILIES.filter((family) => countFamily(t, seat, family) === 0).length +
    TYPES.filter((type) => countType(t, seat, type) === 0).length
  const adds =
    (countFamily(t, seat, card.family) === 0 ? 1 : 0) +
    (card.type !== null && countType(t, seat, card.type) === 0 ? 1 : 0)
  const left = Math.max(0, n - t.zone('in-play', seat).size)
  if (left <= 1 && missing <= adds) return 1
  return adds > 0 || left > missing ? 0.12 * (adds + 0.5) : 0
}

/** What a card in front of a seat is worth to it, in hand cards, from what the viewer knows; a winning card is beyond price. */
export function want(t: Table, seat: Seat, piece: Piece, viewer: Seat): number {
  const card = playing(t, piece)
  let worth = powerWorth(card)
  for (const { goal } of knownDestins(t, seat, viewer)) {
    const step = stepTowards(t, seat, card, goal)
    if (step >= 1) return 50
    worth += step * 5
  }
  return worth
}
