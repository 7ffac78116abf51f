import { count } from '@sablier/kernel'
import { reduceDangerBy } from '../procedures/get-danger.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** Danger from your track back to the Supply, as much of it as there is. */
export const reduceDanger = defineOp('reduce-danger', {
  perform({ n }, { table, you }) {
    reduceDangerBy(table, you, n)
  },
  feasible: (_, { table, you }) => table.track('danger', you) > 0,
  describe: {
    en: ({ n }, v) => `${v('Reduce', 'Reduce', 'Reduces')} ${count('en', n, NOUNS.danger)}`,
    fr: ({ n }, v) => `${v('perdez', 'perdre', 'perd')} ${count('fr', n, NOUNS.danger)}`,
  },
  worth: ({ n }, { table, you }) => -VALUES.danger * Math.min(n, table.track('danger', you)),
})
