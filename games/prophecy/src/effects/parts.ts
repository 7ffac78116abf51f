import { isFeasible, list, perform, worthOf } from '@sablier/kernel'
import { defineOp } from './define-op.ts'

/** Several gains of one card: each that changes something is carried out. */
export const parts = defineOp('parts', {
  *perform({ effects }, ctx) {
    for (const effect of effects) if (isFeasible(effect, ctx)) yield* perform(effect, ctx)
  },
  feasible: ({ effects }, ctx) => effects.some((effect) => isFeasible(effect, ctx)),
  describe: {
    en: ({ effects }, v) =>
      list(
        'en',
        effects.map((effect) => v.say(effect)),
      ),
    fr: ({ effects }, v) =>
      list(
        'fr',
        effects.map((effect) => v.say(effect)),
      ),
  },
  worth: ({ effects }, ctx) => effects.reduce((sum, effect) => sum + worthOf(effect, ctx), 0),
})
