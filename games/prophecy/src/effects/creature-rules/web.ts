import { defineCreatureRule } from '../creature-rule.ts'

/** Nobody who starts here gets away. */
export const web = defineCreatureRule('web', {
  mark: '!',
  describe: () => ({
    en: 'web: a character who starts the movement here cannot leave; it has to stay and fight',
    fr: 'toile : un personnage qui commence ici son déplacement ne peut pas partir ; il doit rester et combattre',
  }),
  holds: true,
})
