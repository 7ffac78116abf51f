import { discardTogether } from '../procedures/discard-cards.ts'
import { settleHands } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import { cards } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { pickTarget, withCards } from './targets.ts'

/** A player of your choice, out of a group, discards cards. */
export const makeDiscard = defineOp('make-discard', {
  *perform({ who, n }, ctx) {
    const { table, you, source } = ctx
    const targets = withCards(who, ctx)
    if (targets.length === 0) return
    const target = yield* pickTarget(ctx, targets)
    yield* discardTogether(table, yield* unshielded(table, you, [target], source), { n, source })
    yield* settleHands(table, you)
  },
  feasible: ({ who }, ctx) => withCards(who, ctx).length > 0,
  describe: {
    en: ({ who, n }, v) => `${v.group(who)} discards ${cards('en', n)}`,
    fr: ({ who, n }, v) => `${v.group(who)} défausse ${cards('fr', n)}`,
  },
  worth: ({ n }) => n,
})
