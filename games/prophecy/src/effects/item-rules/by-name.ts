import { defineItemRule } from '../item-rule.ts'

/** Any part of the price of starting a willpower fight can be paid with Health. */
export const bloodPrice = defineItemRule('blood-price', {
  describe: () => ({
    en: 'while you use it, you may pay any part of the price for starting a willpower fight with Health instead of Magic',
    fr: 'si vous l’utilisez, vous pouvez payer tout ou partie du coût pour initier un combat de puissance mentale en PS au lieu de PM',
  }),
})
/** Starting a willpower fight is cheaper. */
export const cheapWillpower = defineItemRule('cheap-willpower', {
  describe: ({ price }) => ({
    en: `starting a willpower fight costs you ${price} Magic instead of 2`,
    fr: `initier un combat de puissance mentale ne vous coûte que ${price} PM au lieu de 2`,
  }),
})
/** Magic comes back at the end of a turn in which none was spent. */
export const restful = defineItemRule('restful', {
  describe: ({ n }) => ({
    en: `recharge ${n} Magic at the end of each of your turns in which you spent none`,
    fr: `rechargez ${n} PM à la fin de chacun de vos tours où vous n’en avez pas dépensé`,
  }),
})
/** Two spaces on foot. */
export const longWalk = defineItemRule('long-walk', {
  describe: () => ({
    en: 'as your movement you may walk two spaces in one direction for free',
    fr: 'en guise de déplacement, vous pouvez marcher gratuitement de deux cases dans une direction',
  }),
})
/** Far through the air. */
export const flight = defineItemRule('flight', {
  describe: ({ most }) => ({
    en: `as your movement, fly 1 to ${most} spaces in one direction for free`,
    fr: `en guise de déplacement, volez gratuitement de 1 à ${most} cases dans une direction`,
  }),
})
/** Drunk at once by whoever would die. */
export const rebirth = defineItemRule('rebirth', {
  describe: () => ({
    en: 'if you would die, it is drunk at once even during a fight: the rest of that loss is cancelled, you live, and all is healed and recharged',
    fr: 'si vous deviez mourir, elle est bue aussitôt, même pendant un combat : le reste de cette perte est annulé, vous survivez, et tous vos PS et PM vous sont rendus',
  }),
})
