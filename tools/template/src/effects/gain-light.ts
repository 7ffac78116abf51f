import { count } from '@sablier/kernel'
import { defineOp } from './define-op.ts'
import { NOUNS } from './nouns.ts'

export const gainLight = defineOp('gainLight', {
  *perform({ n }, { table: t, you }) {
    t.cite('light.gain').add('light', n, you)
    t.cite('light.gain').say('light-gained', { seat: { seat: you }, n })
  },
  feasible: () => true,
  describe: {
    en: ({ n }, v) => `${v('gain', 'gain', 'gains')} ${count('en', n, NOUNS.light)}`,
    fr: ({ n }, v) => `${v('gagnez', 'gagner', 'gagne')} ${count('fr', n, NOUNS.light)}`,
  },
  worth: ({ n }) => 2 * n,
})
