import { futureCards, hasFutureCards } from '../procedures/places.ts'
import { receiveFavorOf } from '../procedures/receive-favor.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** One Favor of a card in your FUTURE, which stays where it is. */
export const favorOf = defineOp('favor-of', {
  *perform(_, ctx) {
    const { table: t, you } = ctx
    const piece = yield* t.pick({
      seat: you,
      rule: 'card.mercenary-one-favor',
      from: futureCards(t, you),
      source: ctx.source,
    })
    yield* receiveFavorOf(t, you, piece, 'card.mercenary-one-favor')
  },
  feasible: (_, { table, you }) => hasFutureCards(table, you),
  describe: {
    en: (_, v) =>
      `${v('choose', 'choose', 'chooses')} a card in your FUTURE and ${v('receive', 'receive', 'receives')} one of its two Favors`,
    fr: (_, v) =>
      `${v('choisissez', 'choisir', 'choisit')} une carte de votre FUTUR et ${v('recevez', 'recevoir', 'reçoit')} l’un de ses deux Avantages`,
  },
  worth: () => 2 * VALUES.basic,
})
