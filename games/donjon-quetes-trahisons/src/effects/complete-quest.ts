import { claim } from '../procedures/quest/claims.ts'
import { defineOp } from './define-op.ts'

/** Cashing in a quest: what every quest card is for. */
export const completeQuest = defineOp('complete-quest', {
  *perform(_, { table, you, source }) {
    if (source !== undefined) yield* claim(table, you, source)
  },
  feasible: (_, { source }) => source !== undefined,
  describe: {
    en: (_, v) => `${v('you may complete', 'complete', 'may complete')} this quest`,
    fr: (_, v) => `${v('vous pouvez valider', 'valider', 'peut valider')} cette quête`,
  },
})
