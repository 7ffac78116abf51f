import { isFeasible, membersOf, type Seat, worthOf } from '@sablier/kernel'
import type { Table } from '@sablier/thiefs-fortune/src/shape'
import type { Effect } from '../loose-effect.ts'

/** What effects bring beside what they are rated at, as games of the policy against its own variants found it. */
const FACTORS: Readonly<Record<string, number>> = {
  gain: 1,
  get: 1.1,
  'get-basic': 0.52,
  draw: 1.05,
  take: 1.75,
  add: 0.5,
  exchange: 0.57,
  'favor-of': 0.8,
  steal: 0.6,
  'move-danger': 0.7,
  'move-in-row': 0.55,
  activate: 0.5,
  reset: 0.8,
  'push-leftmost': 0.67,
  'reduce-danger': 0.4,
  abandon: 0.6,
  recall: 0.7,
  leap: 1.9,
}
/** Of those not named. */
const FACTOR = 0.62
/** How much of it is left in the last round, where little can come of it any more. */
const IN_LAST_ROUND: Readonly<Record<string, number>> = {
  get: 1.2,
  'get-basic': 0.75,
  draw: 0.25,
  take: 0.8,
  add: 0.85,
  'move-in-row': 0.13,
  reset: 0.3,
  recall: 0.13,
}
const LAST_FACTORS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(FACTORS).map(([op, factor]) => [op, factor * (IN_LAST_ROUND[op] ?? 1)]),
)
/** What is paid is worth little beside what is rated. */
const COST = 0.22
/** How likely a condition that does not hold now will hold when the card is used. */
const LIKELY = 0.6

/** What an effect for several players is worth: what harms others is worth half of what it costs them. */
function groupWorth(t: Table, seat: Seat, effect: Effect): number {
  const each = effect['effect'] as Effect
  return membersOf(effect['group'] as Effect, { table: t, you: seat }).reduce((sum, you) => {
    const worth = worthOf(each, { table: t, you })
    return sum + (you === seat ? worth : -worth / (2 * (t.seats.length - 1)))
  }, 0)
}

/** What an effect under a condition is worth: in full if it holds now, else as far as it may still come to hold. */
function conditionWorth(t: Table, seat: Seat, effect: Effect): number {
  const ctx = { table: t, you: seat }
  return isFeasible(effect, ctx) ? worthOf(effect, ctx) : LIKELY * worthOf(effect['effect'] as Effect, ctx)
}

/** What an effect is worth to a seat when so many rounds are left, in Fortune Points. */
export function effectWorth(t: Table, seat: Seat, effect: Effect, rounds: number): number {
  switch (effect.op) {
    case 'each':
      return FACTOR * groupWorth(t, seat, effect)
    case 'when':
      return FACTOR * conditionWorth(t, seat, effect)
    case 'may':
      return Math.max(0, effectWorth(t, seat, effect['effect'] as Effect, rounds))
    case 'pay':
      return (
        effectWorth(t, seat, effect['effect'] as Effect, rounds) +
        COST * worthOf(effect['cost'] as Effect, { table: t, you: seat })
      )
    case 'both':
      return (
        effectWorth(t, seat, effect['first'] as Effect, rounds) + effectWorth(t, seat, effect['next'] as Effect, rounds)
      )
    default: {
      const factors = rounds <= 1 ? LAST_FACTORS : FACTORS
      return (factors[effect.op] ?? FACTOR) * worthOf(effect, { table: t, you: seat })
    }
  }
}
