import { FAMILIES } from '../cards/card.ts'
import { otherSurvivors } from '../procedures/survivors.ts'
import { defineOp } from './define-op.ts'
import { because, pickTarget } from './targets.ts'

/** Impose on another player the family of the next card they put up. */
export const demand = defineOp('demand', {
  *perform(_, ctx) {
    const { table, you } = ctx
    const target = yield* pickTarget(ctx, otherSurvivors(table, you), 'faq.burgomaster.demand')
    const family = yield* table.choose({
      seat: you,
      rule: 'faq.burgomaster.demand',
      text: 'name-family',
      among: FAMILIES,
      ...because(ctx),
    })
    table.cite('faq.burgomaster.demand').set('demands', [...table.fact('demands', target), family], target)
    table.cite('faq.burgomaster.demand').say('demanded', { seat: { seat: you }, target: { seat: target }, family })
  },
  // While the game goes on there is another survivor.
  feasible: () => true,
  describe: {
    en: () =>
      'choose another player and name a family: the next card they put up must be of that family if they hold one',
    fr: () =>
      'choisissez un autre joueur et nommez une famille : la prochaine carte qu’il mettra en vente devra être de cette famille, s’il en a une en main',
  },
  worth: () => 0.3,
})
