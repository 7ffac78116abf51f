import { discardFrom } from '../procedures/discard-cards.ts'
import { settleHands } from '../procedures/settle.ts'
import { handSize } from '../procedures/survivors.ts'
import { cards } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { costRule } from './last-card.ts'

/** Discard cards of your own; a cost that empties the hand eliminates before the benefit. */
export const discardOwn = defineOp('discard-own', {
  *perform({ n }, ctx) {
    const { table, you, source } = ctx
    yield* discardFrom(table, costRule(ctx, n), you, { n, source })
    yield* settleHands(table, you)
  },
  feasible: ({ n }, { table, you }) => handSize(table, you) >= n,
  describe: {
    en: ({ n }, v) => `${v('discard', 'discard', 'discards')} ${cards('en', n)}`,
    fr: ({ n }, v) => `${v('défaussez', 'défausser', 'défausse')} ${cards('fr', n)}`,
  },
  worth: ({ n }) => -n,
})
