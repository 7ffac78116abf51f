import { count } from '@sablier/kernel'
import { defineOp } from './define-op.ts'
import { NOUNS } from './nouns.ts'

export const loseOil = defineOp('loseOil', {
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
