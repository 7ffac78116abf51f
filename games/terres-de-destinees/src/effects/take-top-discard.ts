import type { Piece } from '@sablier/kernel'
import { countGain } from '../procedures/draw-cards.ts'
import { relocate } from '../procedures/relocate.ts'
import { settleHands } from '../procedures/settle.ts'
import { defineOp } from './define-op.ts'
import { ruleOf } from './targets.ts'

/** Take the card discarded last. */
export const takeTopDiscard = defineOp('take-top-discard', {
  *perform(_, ctx) {
    const { table, you } = ctx
    const piece = table.zone('discard-pile').top as Piece
    relocate(table, ruleOf(ctx), piece, table.zone('hand', you))
    table.cite(ruleOf(ctx)).say('took-discard', { seat: { seat: you }, card: { piece } })
    countGain(table, you, 1)
    yield* settleHands(table, you)
  },
  feasible: (_, { table }) => !table.zone('discard-pile').isEmpty,
  describe: {
    en: () => 'take the top card of the discard pile into your hand',
    fr: () => 'prenez en main la carte du dessus de la défausse',
  },
  worth: () => 1,
})
