import { defineCreatureRule } from '../creature-rule.ts'

/** The better the victory, the more is learned. */
export const lesson = defineCreatureRule('lesson', {
  mark: '!',
  describe: () => ({
    en: 'lesson: the winner gains as much experience as the difference between the totals',
    fr: 'leçon : le vainqueur gagne autant de PE que l’écart entre les totaux',
  }),
  experience: (_args, _t, { margin }) => margin,
})
