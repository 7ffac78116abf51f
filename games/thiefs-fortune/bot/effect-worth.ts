import {
  type Effect,
  each,
  isFeasible,
  may,
  membersOf,
  pay,
  type Seat,
  valuePerOp,
  when,
  worthOf,
} from '@sablier/kernel'
import { abandon } from '../src/effects/abandon.ts'
import { activate } from '../src/effects/activate.ts'
import { add } from '../src/effects/add.ts'
import { both } from '../src/effects/both.ts'
import { draw } from '../src/effects/draw.ts'
import { exchange } from '../src/effects/exchange.ts'
import { favorOf } from '../src/effects/favor-of.ts'
import { gain } from '../src/effects/gain.ts'
import { get } from '../src/effects/get.ts'
import { getBasic } from '../src/effects/get-basic.ts'
import { leap } from '../src/effects/leap.ts'
import { moveDanger } from '../src/effects/move-danger.ts'
import { changeSpace } from '../src/effects/move-in-row.ts'
import { pushLeftmost } from '../src/effects/push-leftmost.ts'
import { recall } from '../src/effects/recall.ts'
import { reduceDanger } from '../src/effects/reduce-danger.ts'
import { reset } from '../src/effects/reset.ts'
import { steal } from '../src/effects/steal.ts'
import { take } from '../src/effects/take.ts'
import type { Table } from '../src/shape.ts'

/** What an op brings beside what it is rated at, and how much of that is left in the last round, where little can come of it any more. */
interface Factor {
  readonly usual: number
  readonly last?: number
}
/** As games of the policy against its own variants found it. */
const factorOf = valuePerOp<Factor>([
  [gain, { usual: 1 }],
  [get, { usual: 1.1, last: 1.2 }],
  [getBasic, { usual: 0.52, last: 0.75 }],
  [draw, { usual: 1.05, last: 0.25 }],
  [take, { usual: 1.75, last: 0.8 }],
  [add, { usual: 0.5, last: 0.85 }],
  [exchange, { usual: 0.57 }],
  [favorOf, { usual: 0.8 }],
  [steal, { usual: 0.6 }],
  [moveDanger, { usual: 0.7 }],
  [changeSpace, { usual: 0.55, last: 0.13 }],
  [activate, { usual: 0.5 }],
  [reset, { usual: 0.8, last: 0.3 }],
  [pushLeftmost, { usual: 0.67 }],
  [reduceDanger, { usual: 0.4 }],
  [abandon, { usual: 0.6 }],
  [recall, { usual: 0.7, last: 0.13 }],
  [leap, { usual: 1.9 }],
])
/** Of those not named. */
const FACTOR = 0.62
/** What is paid is worth little beside what is rated. */
const COST = 0.22
/** How likely a condition that does not hold now will hold when the card is used. */
const LIKELY = 0.6

/** What an effect for several players is worth: what harms others is worth half of what it costs them. */
function groupWorth(t: Table, seat: Seat, group: Effect, effect: Effect): number {
  return membersOf(group, { table: t, you: seat }).reduce((sum, you) => {
    const worth = worthOf(effect, { table: t, you })
    return sum + (you === seat ? worth : -worth / (2 * (t.seats.length - 1)))
  }, 0)
}

/** What an effect is worth to a seat when so many rounds are left, in Fortune Points. */
export function effectWorth(t: Table, seat: Seat, effect: Effect, rounds: number): number {
  const ctx = { table: t, you: seat }
  if (each.is(effect)) return FACTOR * groupWorth(t, seat, effect.group, effect.effect)
  // In full if the condition holds now, else as far as it may still come to hold.
  if (when.is(effect))
    return FACTOR * (isFeasible(effect, ctx) ? worthOf(effect, ctx) : LIKELY * worthOf(effect.effect, ctx))
  if (may.is(effect)) return Math.max(0, effectWorth(t, seat, effect.effect, rounds))
  if (pay.is(effect)) return effectWorth(t, seat, effect.effect, rounds) + COST * worthOf(effect.cost, ctx)
  if (both.is(effect)) return effectWorth(t, seat, effect.first, rounds) + effectWorth(t, seat, effect.next, rounds)
  const { usual, last = 1 } = factorOf(effect) ?? { usual: FACTOR }
  return (rounds <= 1 ? usual * last : usual) * worthOf(effect, ctx)
}
