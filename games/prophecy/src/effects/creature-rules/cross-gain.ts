import { addCubes } from '../../procedures/cubes.ts'
import { defineCreatureRule } from '../creature-rule.ts'

/** Beaten one way, he teaches the other. */
export const crossGain = defineCreatureRule('cross-gain', {
  mark: '!',
  describe: () => ({
    en: 'beaten by Strength he gives 1 permanent Willpower, beaten by Willpower he gives 1 permanent Strength',
    fr: 'battu par la force, il donne 1 point de puissance mentale permanent ; battu par la puissance mentale, 1 point de force permanent',
  }),
  afterWin: (_, t, { seat, type }) => {
    addCubes(t, type === 'strength' ? 'magic' : 'health', seat, 1)
    t.cite('gain.permanent').say(type === 'strength' ? 'willpower-grown' : 'strength-grown', { seat: { seat }, n: 1 })
  },
})
