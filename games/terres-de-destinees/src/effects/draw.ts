import { drawByPower } from '../procedures/draw-cards.ts'
import { settleHands } from '../procedures/settle.ts'
import { cards } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { ruleOf } from './targets.ts'

/** Draw cards. From empty piles nothing comes, but the power may be used. */
export const draw = defineOp('draw', {
  *perform({ n }, ctx) {
    const { table, you } = ctx
    drawByPower(table, ruleOf(ctx), you, n)
    yield* settleHands(table, you)
  },
  feasible: () => true,
  describe: {
    en: ({ n }, v) => `${v('draw', 'draw', 'draws')} ${cards('en', n)}`,
    fr: ({ n }, v) => `${v('piochez', 'piocher', 'pioche')} ${cards('fr', n)}`,
  },
  worth: ({ n }) => n,
})
