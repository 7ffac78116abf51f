import { restoreCubes } from '../../procedures/cubes.ts'
import { defineItemRule } from '../item-rule.ts'

/** Magic comes back with a victory of the mind. */
export const rechargeOnWin = defineItemRule('recharge-on-win', {
  describe: ({ n }) => ({
    en: `recharge ${n} Magic whenever you beat a creature in a willpower fight`,
    fr: `rechargez ${n} PM chaque fois que vous battez une créature dans un combat de puissance mentale`,
  }),
  afterWin: ({ n }, t, { seat, type }) => {
    if (type === 'willpower' && restoreCubes(t, 'magic', seat, n) > 0)
      t.cite('gain.recharge').say('magic-restored', { seat: { seat }, n })
  },
})
