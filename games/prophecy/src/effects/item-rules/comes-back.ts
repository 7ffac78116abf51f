import { defineItemRule } from '../item-rule.ts'

/** Throwing does not damage it. */
export const comesBack = defineItemRule('comes-back', {
  describe: () => ({ en: 'comes back: throwing does not damage it', fr: 'il revient : le lancer ne l’endommage pas' }),
  comesBack: () => true,
})
