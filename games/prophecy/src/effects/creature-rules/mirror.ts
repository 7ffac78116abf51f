import { defineCreatureRule } from '../creature-rule.ts'

/** As strong as the character is healthy, times a factor. */
export const mirror = defineCreatureRule('mirror', {
  mark: '!',
  describe: ({ times }) => ({
    en: `mirror: a strength fight against a Strength of ${times === 2 ? 'twice' : `${times} times`} your Health at the start of the fight`,
    fr: `miroir : un combat de force contre une force égale ${times === 2 ? 'au double' : `à ${times} fois la valeur`} de votre santé au début du combat`,
  }),
  strength: ({ times }, { healthAtStart }) => times * healthAtStart,
})
