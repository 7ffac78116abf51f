import { relocate } from '../procedures/relocate.ts'
import { settleHands } from '../procedures/settle.ts'
import { handSize } from '../procedures/survivors.ts'
import { defineOp } from './define-op.ts'
import { because, ruleOf } from './targets.ts'

/** Exchange a hand card for a card of the discard pile. */
export const swapWithDiscard = defineOp('swap-with-discard', {
  *perform(_, ctx) {
    const { table, you } = ctx
    const rule = ruleOf(ctx)
    const discarded = table.zone('discard-pile')
    const hand = table.zone('hand', you)
    const wanted = yield* table.pick({
      seat: you,
      rule: 'golden.discard-open',
      text: 'from-discard',
      from: discarded.pieces,
      ...because(ctx),
    })
    const given = yield* table.pick({ seat: you, rule, text: 'swap-out', from: hand.pieces, ...because(ctx) })
    relocate(table, rule, wanted, hand)
    relocate(table, rule, given, discarded)
    table.cite(rule).say('swapped', { seat: { seat: you }, card: { piece: wanted }, other: { piece: given } })
    yield* settleHands(table, you)
  },
  feasible: (_, { table, you }) => handSize(table, you) > 0 && !table.zone('discard-pile').isEmpty,
  describe: {
    en: () => 'swap a card from your hand with a card of your choice from the discard pile',
    fr: () => 'échangez une carte de votre main contre une carte de votre choix de la défausse',
  },
  worth: () => 0.5,
})
