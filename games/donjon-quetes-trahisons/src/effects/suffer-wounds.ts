import { wound } from '../procedures/adventurer/wounds.ts'
import { countWounds } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'

/** A wound that no fight inflicted: nothing prevents it. */
export const sufferWounds = defineOp('suffer-wounds', {
  perform({ n, rule }, { table, you }) {
    wound(table, rule, you, n)
  },
  feasible: () => true,
  describe: {
    en: ({ n }, v) => `${v('suffer', 'suffer', 'suffers')} ${countWounds('en', n)}`,
    fr: ({ n }, v) => `${v('subissez', 'subir', 'subit')} ${countWounds('fr', n)}`,
  },
  worth: ({ n }, { table, you }) => -Math.min(n, 4 - table.track('wounds', you)) / 3,
})
