import { creatureStrength } from '../creature-strength.ts'
import { defineItemRule } from '../item-rule.ts'

/** Better against the strong. */
export const giantSlayer = defineItemRule('giant-slayer', {
  describe: ({ n, from }) => ({
    en: `+${n} more against creatures whose Strength in this fight is ${from} or more`,
    fr: `+${n} de plus contre les créatures dont la force dans ce combat est de ${from} ou plus`,
  }),
  bonus: ({ n, from }, fight) => (fight.type === 'strength' && creatureStrength(fight) >= from ? n : 0),
})
