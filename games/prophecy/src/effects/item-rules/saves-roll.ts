import { defineItemRule } from '../item-rule.ts'

/** Takes the blow itself. */
export const savesRoll = defineItemRule('saves-roll', {
  describe: () => ({
    en: 'when you lose a roll of a strength fight by exactly 1, you may damage this shield to make it a draw',
    fr: 'quand vous perdez de 1 exactement un lancer d’un combat de force, vous pouvez endommager ce bouclier pour en faire un match nul',
  }),
  savesRoll: true,
})
