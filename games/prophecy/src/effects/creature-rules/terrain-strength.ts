import { defineCreatureRule } from '../creature-rule.ts'

const WHERE = {
  mountain: { en: 'in the mountains', fr: 'en montagne' },
  forest: { en: 'in a forest', fr: 'en forêt' },
  plain: { en: 'on the plains', fr: 'dans les plaines' },
} as const

/** Stronger on home ground. */
export const terrainStrength = defineCreatureRule('terrain-strength', {
  mark: '!',
  describe: ({ terrain, strength }) => ({
    en: `Strength ${strength} ${WHERE[terrain].en}`,
    fr: `force ${strength} ${WHERE[terrain].fr}`,
  }),
  strength: ({ terrain, strength }, { creature, space }) => (space.kind === terrain ? strength : creature.strength),
})
