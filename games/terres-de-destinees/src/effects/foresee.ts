import type { Flow } from '@sablier/kernel'
import { takeFromPile } from '../procedures/draw-cards.ts'
import { lookAtDestin } from '../procedures/look-at-destin.ts'
import { relocate } from '../procedures/relocate.ts'
import { otherSurvivors } from '../procedures/survivors.ts'
import type { Context } from '../shape.ts'
import { inWords } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { because, pickTarget, ruleOf } from './targets.ts'

const WAYS = ['look-at-destin', 'look-at-pile'] as const

/** Looks at the top cards of the draw pile and puts them back, the first named on top. */
function* arrangePile(ctx: Context, n: number): Flow<void> {
  const { table, you } = ctx
  const aside = table.zone('aside', you)
  const isShort = table.zone('draw-pile').size < n
  const rule = isShort ? 'ruling.looking-at-short-pile' : 'golden.draw-pile-closed'
  const seen = takeFromPile(table, rule, aside, n)
  if (seen === 0) return table.cite(rule).say('saw-no-pile', { seat: { seat: you } })
  table.cite('golden.draw-pile-closed').say('saw-pile', { seat: { seat: you }, n: seen })
  const order = yield* table.order({
    seat: you,
    rule: 'golden.draw-pile-closed',
    text: 'arrange-pile',
    pieces: aside.pieces.slice(),
    ...because(ctx),
  })
  for (const piece of order.reverse()) {
    relocate(table, 'golden.draw-pile-closed', piece, table.zone('draw-pile'))
    table.cite('golden.draw-pile-closed').forget([piece], you)
  }
}

/** Look at another player's Destiny, or at the top of the draw pile. */
export const foresee = defineOp('foresee', {
  *perform({ n }, ctx) {
    const { table, you } = ctx
    const way = yield* table.choose({
      seat: you,
      rule: ruleOf(ctx),
      text: 'foresee',
      among: WAYS,
      ...because(ctx),
    })
    if (way === 'look-at-pile') return yield* arrangePile(ctx, n)
    lookAtDestin(table, you, yield* pickTarget(ctx, otherSurvivors(table, you)))
  },
  // While the game goes on there is another survivor.
  feasible: () => true,
  describe: {
    en: ({ n }) =>
      `look at another player’s secret Destiny, or look at the top ${inWords('en', n)} cards of the draw pile and put them back in any order`,
    fr: ({ n }) =>
      `regardez le Destin secret d’un autre joueur, ou regardez les ${inWords('fr', n)} premières cartes de la pioche et replacez-les dans l’ordre de votre choix`,
  },
  worth: () => 0.3,
})
