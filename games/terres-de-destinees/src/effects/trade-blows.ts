import { discardFrom, discardTogether } from '../procedures/discard-cards.ts'
import { settleHands } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import { handSize } from '../procedures/survivors.ts'
import { inWords } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { costRule, warning } from './last-card.ts'
import { because, pickTarget, withCards } from './targets.ts'

/** Discard some cards: somebody else discards as many. */
export const tradeBlows = defineOp('trade-blows', {
  *perform({ who, most }, ctx) {
    const { table, you, source } = ctx
    const target = yield* pickTarget(ctx, withCards(who, ctx))
    const hand = handSize(table, you)
    const n = yield* table.amount({
      seat: you,
      rule: costRule(ctx, most),
      text: 'how-many',
      params: warning('whole-hand-warning', hand > most ? null : { n: hand }),
      min: 1,
      max: Math.min(most, hand),
      ...because(ctx),
    })
    yield* discardFrom(table, costRule(ctx, n), you, { n, source })
    yield* settleHands(table, you)
    yield* discardTogether(table, yield* unshielded(table, you, [target], source), { n, source })
    yield* settleHands(table, you)
  },
  feasible: ({ who }, ctx) => handSize(ctx.table, ctx.you) > 0 && withCards(who, ctx).length > 0,
  describe: {
    en: ({ who, most }, v) => `discard one to ${inWords('en', most)} cards: ${v.group(who)} discards as many`,
    fr: ({ who, most }, v) => `défaussez une à ${inWords('fr', most)} cartes : ${v.group(who)} en défausse autant`,
  },
  worth: () => 0.2,
})
