import { damage, isSound, isWeapon } from '../../procedures/items.ts'
import { defineCreatureRule } from '../creature-rule.ts'

/** Weapons break on it. */
export const stoneSkin = defineCreatureRule('stone-skin', {
  mark: '!',
  describe: () => ({
    en: 'stone skin: a weapon used against it is damaged after the fight, whatever the result, even if it comes back when thrown',
    fr: 'peau de pierre : l’arme utilisée contre lui est endommagée après le combat, quel que soit le résultat, même si elle revient une fois lancée',
  }),
  afterFight: (_, t, { used, seat }) => {
    for (const piece of used)
      if (isWeapon(t, piece) && t.zone('items', seat).has(piece) && isSound(t, piece))
        damage(t, piece, 'items.damage_shown')
  },
})
