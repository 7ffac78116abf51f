import { isWeapon, itemOf } from '../../procedures/items.ts'
import { defineCreatureRule } from '../creature-rule.ts'

/** No experience for those who come armed. */
export const fistFight = defineCreatureRule('fist-fight', {
  mark: '!',
  describe: () => ({
    en: 'fist fight: whoever uses a weapon or a shield gets no experience for the win',
    fr: 'à mains nues : qui utilise une arme ou un bouclier ne reçoit pas de PE pour sa victoire',
  }),
  experience: (_, t, { used, creature }) =>
    used.some((piece) => isWeapon(t, piece) || itemOf(t, piece).slot === 'shield') ? 0 : creature.experience,
})
