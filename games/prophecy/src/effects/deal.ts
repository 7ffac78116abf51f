import { isFeasible, perform, worthOf } from '@sablier/kernel'
import { defineOp } from './define-op.ts'

/** A price and what it buys: worth doing only if the price can be paid in full and the gain changes something. */
export const deal = defineOp('deal', {
  *perform({ give, get }, ctx) {
    yield* perform(give, ctx)
    if (isFeasible(get, ctx)) yield* perform(get, ctx)
  },
  feasible: ({ give, get }, ctx) => isFeasible(give, ctx) && isFeasible(get, ctx),
  describe: {
    en: ({ give, get }, v) => `${v.say(give)} to ${v.say(get, 'infinitive')}`,
    fr: ({ give, get }, v) => `${v.say(give)} pour ${v.say(get, 'infinitive')}`,
  },
  worth: ({ give, get }, ctx) => worthOf(give, ctx) + worthOf(get, ctx),
})
