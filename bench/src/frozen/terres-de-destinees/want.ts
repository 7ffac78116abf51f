import type { Piece, Seat } from '@sablier/kernel'
import type { Family, JetonCard, PlayingCard, Type } from '@sablier/terres-de-destinees/src/cards/card'
import { FAMILIES, TYPES } from '@sablier/terres-de-destinees/src/cards/card'
import { countFamily, countType } from '@sablier/terres-de-destinees/src/effects/goals'
import { cardsInPlay, playing } from '@sablier/terres-de-destinees/src/procedures/row'
import type { Table } from '@sablier/terres-de-destinees/src/shape'
import type { Effect } from '../loose-effect.ts'
import { knownDestins } from './destins.ts'

/** What having a power in play is worth, in cards. */
const POWER_WORTH: Readonly<Record<string, number>> = {
  'draw-per-family': 1.2,
  draw: 2.2,
  'take-top-discard': 1.8,
  'take-random': 2,
  'ask-family': 1.8,
  collect: 1.2,
  spy: 1.4,
  tax: 2.4,
  'sale-profit': 1.4,
  rebate: 1,
  relief: 1.2,
  scavenge: 1.2,
  survive: 1.8,
  'make-discard': 1,
  'burn-pair': 1.2,
  'trade-blows': 0.6,
  copy: 1.2,
  'repeat-used': 0.9,
  'raise-from-discard': 2,
  'swap-in-play': 1.2,
  banish: 1.2,
  lich: 1,
  'gain-jeton': 1,
  'give-jeton': 0.9,
  'guard-hand': 0.8,
  'guard-row': 0.6,
  sift: 0.8,
  'steal-jeton': 0.6,
  'give-card': -0.6,
  'discard-own': -1,
  'pass-left': -0.5,
}

const worths = new Map<PlayingCard, number>()
/** What the power of a card is worth in play, whoever owns it. */
export function powerWorth(card: PlayingCard): number {
  const cached = worths.get(card)
  if (cached !== undefined) return cached
  const worth =
    card.power.reduce((sum, effect) => sum + treeWorth(effect), 0) * (card.kind === 'one-shot-activation' ? 0.8 : 1)
  worths.set(card, worth)
  return worth
}
function treeWorth(effect: Effect): number {
  if (effect.op === 'seq') return (effect['effects'] as readonly Effect[]).reduce((sum, e) => sum + treeWorth(e), 0)
  if (effect.op === 'pay') return treeWorth(effect['cost'] as Effect) * 0.5 + treeWorth(effect['effect'] as Effect)
  const base = POWER_WORTH[effect.op] ?? 0.4
  return effect.op === 'draw' ? base * Math.sqrt(effect['n'] as number) : base
}

/** How far a card brings a seat towards a goal about its row, 1 for the last step. */
export function stepTowards(t: Table, seat: Seat, card: PlayingCard, goal: Effect): number {
  const n = goal['n'] as number
  const closeness = (have: number, add: number): number =>
    have >= n ? 0 : have + add >= n ? 1 : ((have + add) / n) ** 1.3 * 0.7
  switch (goal.op) {
    case 'of-family':
      return card.family === (goal['family'] as Family) ? closeness(countFamily(t, seat, card.family), 1) : 0
    case 'of-one-family':
      return closeness(countFamily(t, seat, card.family), 1)
    case 'of-type':
      return card.type !== null && card.type === (goal['type'] as Type)
        ? closeness(countType(t, seat, card.type), 1)
        : 0
    case 'all-kinds':
      return towardsAllKinds(t, seat, card, n)
    case 'own-jetons':
      return jetonNumber(card) === null ? 0 : closeness(jetonsInReach(t, seat, card), 1) * 0.9
    case 'gained-by-powers':
      return card.power.some(({ op }) => /draw|take|ask/.test(op)) ? 0.25 : 0
    case 'other-eliminated':
      return card.power.some(({ op }) => /discard|burn|blows/.test(op)) ? 0.2 : 0
    default:
      return 0
  }
}

/** The Token that a card brings its owner, if any. */
function jetonNumber({ power }: PlayingCard): number | null {
  const [effect] = power
  const gain = effect?.op === 'pay' ? (effect['effect'] as Effect) : effect
  return gain?.op === 'gain-jeton' || (gain?.op === 'give-jeton' && effect?.op === 'pay')
    ? (gain['number'] as number)
    : null
}
/** How many different Tokens a seat owns or can make, other than the one this card brings. */
function jetonsInReach(t: Table, seat: Seat, besides: PlayingCard): number {
  const numbers = new Set<number>()
  for (const piece of t.zone('jeton', seat).pieces) numbers.add((t.card(piece) as JetonCard).number)
  for (const piece of cardsInPlay(t, seat)) {
    const number = jetonNumber(playing(t, piece))
    if (number !== null) numbers.add(number)
  }
  numbers.delete(jetonNumber(besides) as number)
  return numbers.size
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
