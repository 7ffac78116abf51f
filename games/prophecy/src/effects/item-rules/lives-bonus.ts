import { defineItemRule } from '../item-rule.ts'

/** Better against creatures with three lives. */
export const livesBonus = defineItemRule('lives-bonus', {
  describe: ({ n }) => ({
    en: `+${n} more against creatures with three lives`,
    fr: `+${n} de plus contre les créatures à trois vies`,
  }),
  bonus: ({ n }, { type, creature }) => (type === 'strength' && creature.lives === 3 ? n : 0),
})
