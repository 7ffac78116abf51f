import { loseMagic } from '../../procedures/death.ts'
import { defineItemRule } from '../item-rule.ts'

/** Victory has its price. */
export const drainsWinner = defineItemRule('drains-winner', {
  describe: ({ n }) => ({
    en: `lose ${n} Magic after each fight won with it`,
    fr: `perdez ${n} PM après chaque combat gagné avec elle`,
  }),
  afterWin: ({ n }, t, { seat }) => loseMagic(t, seat, n),
})
