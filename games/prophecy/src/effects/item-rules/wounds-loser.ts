import { loseHealth } from '../../procedures/death.ts'
import { isAlive } from '../../procedures/seats.ts'
import { defineItemRule } from '../item-rule.ts'

/** Defeat hurts more. */
export const woundsLoser = defineItemRule('wounds-loser', {
  describe: ({ n }) => ({
    en: `when you lose a strength fight with it, lose ${n} more Health`,
    fr: `quand vous perdez un combat de force avec elle, perdez ${n} PS de plus`,
  }),
  afterLoss: ({ n }, t, { seat, type }) => {
    if (type === 'strength' && isAlive(t, seat)) loseHealth(t, seat, n)
  },
})
