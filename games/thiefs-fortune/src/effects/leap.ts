import { enterPresent } from '../procedures/enter-present.ts'
import { futureCards, hasFutureCards } from '../procedures/places.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** A card of your FUTURE into your PRESENT; its tokens return to the Supply. */
export const leap = defineOp('leap', {
  *perform(_, ctx) {
    const { table: t, you } = ctx
    const piece = yield* t.pick({
      seat: you,
      rule: 'common.moving-whole-card',
      from: futureCards(t, you),
      source: ctx.source,
    })
    yield* enterPresent(t, you, piece, 'common.moving-whole-card')
  },
  feasible: (_, { table, you }) => hasFutureCards(table, you),
  describe: {
    en: (_, v) =>
      `${v('move', 'move', 'moves')} a card from your FUTURE to your PRESENT; the resources on it return to the Supply`,
    fr: (_, v) =>
      `${v('déplacez', 'déplacer', 'déplace')} une carte de votre FUTUR vers votre PRÉSENT ; les Ressources qu’elle porte retournent à la Réserve`,
  },
  worth: () => VALUES.card,
})
