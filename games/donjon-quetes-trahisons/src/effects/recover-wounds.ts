import { heal } from '../procedures/adventurer/wounds.ts'
import { countWounds } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'

/** Wounds that heal by themselves. */
export const recoverWounds = defineOp('recover-wounds', {
  perform({ n, rule }, { table, you }) {
    heal(table, rule, you, n)
  },
  feasible: (_, { table, you }) => table.track('wounds', you) > 0,
  describe: {
    en: ({ n }, v) => `${v('recover', 'recover', 'recovers')} ${countWounds('en', n)}`,
    fr: ({ n }, v) => `${v('remettez-vous', 'se remettre', 'se remet')} de ${countWounds('fr', n)}`,
  },
  worth: ({ n }, { table, you }) => Math.min(n, table.track('wounds', you)) / 3,
})
