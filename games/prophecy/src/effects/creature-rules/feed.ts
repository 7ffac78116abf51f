import { discard } from '../../procedures/decks.ts'
import { defineCreatureRule } from '../creature-rule.ts'

const PRICE = 1

/** A little gold sends it away. */
export const feed = defineCreatureRule('feed', {
  mark: '?',
  describe: () => ({
    en: `you may pay ${PRICE} gold to feed it: it is discarded without a fight and without reward`,
    fr: `vous pouvez payer ${PRICE} pièce d’or pour le nourrir : il est défaussé sans combat ni récompense`,
  }),
  wayOut: {
    id: 'feed',
    isOpen: (t, seat) => t.track('gold', seat) >= PRICE,
    run(t, seat, piece) {
      t.cite('combat.optional_mark').add('gold', -PRICE, seat)
      t.cite('combat.optional_mark').say('fed', { seat: { seat }, card: { piece } })
      discard(t, piece)
    },
  },
})
