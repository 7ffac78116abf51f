import { isFeasible, perform, worthOf } from '@sablier/kernel'
import { defineOp } from './define-op.ts'

/** One effect, next another; both must be possible to begin with. */
export const both = defineOp('both', {
  *perform({ first, next }, ctx) {
    yield* perform(first, ctx)
    if (isFeasible(next, ctx)) yield* perform(next, ctx)
  },
  feasible: ({ first, next }, ctx) => isFeasible(first, ctx) && isFeasible(next, ctx),
  describe: {
    en: ({ first, next }, v) => `${v.say(first)}, then ${v.say(next)}`,
    fr: ({ first, next }, v) => `${v.say(first)}, puis ${v.say(next)}`,
  },
  worth: ({ first, next }, ctx) => worthOf(first, ctx) + worthOf(next, ctx),
})
