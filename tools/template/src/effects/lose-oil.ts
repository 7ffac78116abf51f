import { count, defineOp } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { NOUNS } from './nouns.ts'

export const loseOil = defineOp<{ n: number }, Table>('loseOil', {
  *perform({ n }, { table: t, you }) {
    t.cite('oil.lose').add('oil', -n, you)
  },
  feasible: ({ n }, { table: t, you }) => t.track('oil', you) >= n,
  describe: {
    en: ({ n }, v) => `${v('lose', 'lose', 'loses')} ${count('en', n, NOUNS.oil)}`,
    fr: ({ n }, v) => `${v('perdez', 'perdre', 'perd')} ${count('fr', n, NOUNS.oil)}`,
  },
  worth: ({ n }) => -n,
})
