import { membersOf } from '@sablier/kernel'
import { giveCards } from '../procedures/give-cards.ts'
import { settleHands } from '../procedures/settle.ts'
import { handSize } from '../procedures/survivors.ts'
import { cards } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { pickTarget, ruleOf } from './targets.ts'

/** Give cards from your hand to a player out of a group. */
export const giveCard = defineOp('give-card', {
  *perform({ n, who }, ctx) {
    const { table, you, source } = ctx
    const rule = handSize(table, you) <= n ? 'ruling.mandatory-can-kill' : ruleOf(ctx)
    const target = yield* pickTarget(ctx, membersOf(who, ctx), rule, 'give-to')
    yield* giveCards(table, rule, { from: you, to: target, n, source })
    yield* settleHands(table, you)
  },
  feasible: ({ n, who }, ctx) => handSize(ctx.table, ctx.you) >= n && membersOf(who, ctx).length > 0,
  describe: {
    en: ({ n, who }, v) => `give ${cards('en', n)} from your hand to ${v.group(who)}`,
    fr: ({ n, who }, v) => `donnez ${cards('fr', n)} de votre main à ${v.group(who)}`,
  },
  worth: ({ n }) => -n,
})
