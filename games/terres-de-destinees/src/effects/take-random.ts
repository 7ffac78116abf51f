import { type Effect, membersOf, type Seat } from '@sablier/kernel'
import { countGain } from '../procedures/draw-cards.ts'
import { takeOver } from '../procedures/give-cards.ts'
import { settleHands } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import type { Context } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { isHandOpen, pickTarget, ruleOf } from './targets.ts'

const victims = (who: Effect, ctx: Context): Seat[] => membersOf(who, ctx).filter((seat) => isHandOpen(ctx.table, seat))

/** Take a card at random from the hand of a player out of a group. */
export const takeRandom = defineOp('take-random', {
  *perform({ who }, ctx) {
    const { table, you, source } = ctx
    const target = yield* pickTarget(ctx, victims(who, ctx))
    const [hit] = yield* unshielded(table, you, [target], source)
    if (hit === undefined) return
    const piece = table.cite(ruleOf(ctx)).draw(table.zone('hand', hit).pieces)
    takeOver(table, ruleOf(ctx), piece, you)
    countGain(table, you, 1)
    yield* settleHands(table, you)
  },
  feasible: ({ who }, ctx) => victims(who, ctx).length > 0,
  describe: {
    en: ({ who }, v) => `take one card at random from the hand of ${v.group(who)}`,
    fr: ({ who }, v) => `prenez au hasard une carte dans la main ${deUn(v.group(who))}`,
  },
  worth: () => 1.5,
})
const deUn = (group: string): string => `d’${group}`
