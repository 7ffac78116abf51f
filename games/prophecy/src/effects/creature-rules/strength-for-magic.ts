import { defineCreatureRule } from '../creature-rule.ts'

const PRICE = 2

/** Magic turns the willpower fight into a strength fight. */
export const strengthForMagic = defineCreatureRule('strength-for-magic', {
  mark: '?',
  describe: () => ({
    en: `he forces a willpower fight; you may pay ${PRICE} Magic to make it a strength fight`,
    fr: `il impose un combat de puissance mentale ; vous pouvez payer ${PRICE} PM pour en faire un combat de force`,
  }),
  strengthPrice: PRICE,
})
