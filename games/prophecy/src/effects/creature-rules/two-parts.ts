import { defineCreatureRule } from '../creature-rule.ts'

/** Mind first, then body. */
export const twoParts = defineCreatureRule('two-parts', {
  mark: '!',
  describe: () => ({
    en: 'two parts: first a willpower fight, then a strength fight, one roll each; both have to be won; a draw or a loss in either part is the result of the whole fight',
    fr: 'deux étapes : d’abord un combat de puissance mentale, puis un combat de force, un seul lancer chacun ; il faut gagner les deux ; un match nul ou une défaite dans l’une d’elles vaut pour tout le combat',
  }),
  twoParts: true,
})
