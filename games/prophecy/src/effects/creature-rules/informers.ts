import { defineCreatureRule } from '../creature-rule.ts'

const PRICE = 2
const BONUS = 2

/** Gold for informers helps in the whole fight. */
export const informers = defineCreatureRule('informers', {
  mark: '?',
  describe: () => ({
    en: `informers: before the roll you may pay ${PRICE} gold for +${BONUS} in this fight`,
    fr: `informateurs : avant le lancer, vous pouvez payer ${PRICE} pièces d’or pour +${BONUS} dans ce combat`,
  }),
  help: {
    id: 'informers',
    bonus: BONUS,
    isOpen: (t, seat) => t.track('gold', seat) >= PRICE,
    run(t, fight) {
      t.cite('combat.optional_mark').add('gold', -PRICE, fight.seat)
      t.cite('combat.optional_mark').say('informers-paid', { seat: { seat: fight.seat }, n: PRICE })
      fight.bonus += BONUS
    },
  },
})
