import { defineCreatureRule } from '../creature-rule.ts'

/** Items pass through it. */
export const immaterial = defineCreatureRule('immaterial', {
  mark: '!',
  describe: () => ({
    en: 'immaterial: no item adds a number to your total in this fight; scrolls that change the dice still work',
    fr: 'immatériels : aucun objet n’ajoute de bonus à votre total dans ce combat ; les parchemins qui agissent sur les dés restent utilisables',
  }),
  immaterial: true,
})
