import { cubesRight } from '../../procedures/cubes.ts'
import { loseHealth } from '../../procedures/death.ts'
import { defineCreatureRule } from '../creature-rule.ts'

/** Even the winner is bitten. */
export const venom = defineCreatureRule('venom', {
  mark: '!',
  describe: ({ n }) => ({
    en: `venom: a winner who has Health left loses ${n} Health as well, after taking the reward`,
    fr: `venin : un vainqueur à qui il reste des PS en perd ${n} lui aussi, après avoir pris la récompense`,
  }),
  afterWin: ({ n }, t, { seat }) => {
    if (cubesRight(t, 'health', seat) > 0) loseHealth(t, seat, n)
  },
})
