import type { Seat } from '@sablier/kernel'
import { type DestinCard, FAMILIES, type Family, TYPES, type Type } from '@sablier/terres-de-destinees/src/cards/card'
import { countFamily, countType } from '@sablier/terres-de-destinees/src/effects/goals'
import { cardsInPlay, playing } from '@sablier/terres-de-destinees/src/procedures/row'
import { handSize, otherSurvivors } from '@sablier/terres-de-destinees/src/procedures/survivors'
import type { Table } from '@sablier/terres-de-destinees/src/shape'
import type { Effect } from '../loose-effect.ts'

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
  const inner = (effect['effects'] ?? []) as readonly Effect[]
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

type Goal = (t: Table, seat: Seat, goal: Effect) => number

/** How near a seat is to a goal, from 0 to 1, op by op. */
const NEARNESS: Readonly<Record<string, Goal>> = {
  'of-family': (t, seat, goal) => share(countFamily(t, seat, goal['family'] as Family), goal['n'] as number),
  'of-one-family': (t, seat, goal) =>
    share(Math.max(...FAMILIES.map((family) => countFamily(t, seat, family))), goal['n'] as number),
  'of-type': (t, seat, goal) => share(countType(t, seat, goal['type'] as Type), goal['n'] as number),
  'all-kinds': (t, seat, goal) => {
    const kinds =
      FAMILIES.filter((family) => countFamily(t, seat, family) > 0).length +
      TYPES.filter((type) => countType(t, seat, type) > 0).length
    return share(kinds, 7) * 0.6 + share(t.zone('in-play', seat).size, goal['n'] as number) * 0.4
  },
  'hand-lead': (t, seat, goal) => share(handSize(t, seat) - richestRival(t, seat) + 2, (goal['n'] as number) + 2),
  'own-jetons': (t, seat, goal) => share(t.zone('jeton', seat).size, goal['n'] as number),
  'gained-by-powers': (t, seat, goal) =>
    share(
      countOps(t, seat, (effect) => (effect.op === 'draw' ? (effect['n'] as number) : (GAINS[effect.op] ?? 0))),
      goal['n'] as number,
    ) * 0.85,
  'other-saved': (t, seat) => (poorestRival(t, seat) < 3 ? 0.45 : 0.2),
  'other-eliminated': (t, seat) => {
    const attacks = countOps(t, seat, (effect) => (ATTACKS.has(effect.op) ? 1 : 0))
    return Math.min(0.9, share(attacks, 3) * 0.4 + share(5 - poorestRival(t, seat), 5) * 0.6)
  },
}

/** How near a seat is to fulfilling a Destiny. */
export function nearness(t: Table, seat: Seat, { goal }: DestinCard): number {
  return NEARNESS[goal.op]?.(t, seat, goal) ?? 0
}
