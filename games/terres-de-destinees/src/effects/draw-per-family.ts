import { drawByPower } from '../procedures/draw-cards.ts'
import { cardsInPlay, playing } from '../procedures/row.ts'
import { settleHands } from '../procedures/settle.ts'
import { inWords } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { ruleOf } from './targets.ts'

/** Draw one card per card of a family in front of you, up to a limit. */
export const drawPerFamily = defineOp('draw-per-family', {
  *perform({ family, most }, ctx) {
    const { table, you } = ctx
    const n = cardsInPlay(table, you).filter((piece) => playing(table, piece).family === family).length
    drawByPower(table, ruleOf(ctx), you, Math.min(n, most))
    yield* settleHands(table, you)
  },
  feasible: () => true,
  describe: {
    en: ({ family, most }) =>
      `draw one card per {icon:${family}} card in front of you (this one included), ${inWords('en', most)} at most`,
    fr: ({ family, most }) =>
      `piochez une carte par carte {icon:${family}} devant vous (celle-ci comprise), ${inWords('fr', most)} au plus`,
  },
  worth: () => 2,
})
