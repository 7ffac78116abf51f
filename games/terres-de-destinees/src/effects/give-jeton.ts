import { type Effect, membersOf, type Seat } from '@sablier/kernel'
import { gainJeton, jetonOf } from '../procedures/jeton.ts'
import { settle } from '../procedures/settle.ts'
import type { Context } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { jetonName } from './jeton-name.ts'
import { pickTarget } from './targets.ts'

/** Players who do not own the Token yet; if all do, anybody may be named in vain. */
function receivers(who: Effect, number: number, ctx: Context): readonly Seat[] {
  const all = membersOf(who, ctx)
  const without = all.filter((seat) => jetonOf(ctx.table, seat, number) === null)
  return without.length > 0 ? without : all
}

/** Give a Token from the supply to a player out of a group. */
export const giveJeton = defineOp('give-jeton', {
  *perform({ number, who }, ctx) {
    const target = yield* pickTarget(ctx, receivers(who, number, ctx), 'ruling.token-economy')
    gainJeton(ctx.table, target, number)
    yield* settle(ctx.table, ctx.you)
  },
  feasible: ({ who }, ctx) => membersOf(who, ctx).length > 0,
  describe: {
    en: ({ number, who }, v) => `${v('give', 'give', 'gives')} ${jetonName('en', number)} to ${v.group(who)}`,
    fr: ({ number, who }, v) => `${v('donnez', 'donner', 'donne')} ${jetonName('fr', number)} à ${v.group(who)}`,
  },
  worth: () => 0.8,
})
