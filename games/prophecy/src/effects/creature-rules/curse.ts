import { defineCreatureRule } from '../creature-rule.ts'

/** The winner carries its curse. */
export const curse = defineCreatureRule('curse', {
  mark: '!',
  describe: () => ({
    en: 'curse: the winner keeps this card; the next time their own die shows 6 in a fight, they have to roll it once more and keep the new result, then the card is discarded',
    fr: 'malédiction : le vainqueur garde cette carte ; la prochaine fois que son dé montre 6 dans un combat, il doit le relancer une fois et garder le nouveau résultat, puis il défausse la carte',
  }),
  isKept: true,
})
