import { defineItemRule } from '../item-rule.ts'

/** Better against creatures that have no body to hit. */
export const spiritBonus = defineItemRule('spirit-bonus', {
  describe: ({ n }) => ({
    en: `+${n} more against creatures with Willpower only`,
    fr: `+${n} de plus contre les créatures qui n’ont que de la puissance mentale`,
  }),
  bonus: ({ n }, { type, creature }) =>
    type === 'willpower' && creature.first === 'willpower' && creature.strength === 0 ? n : 0,
})
