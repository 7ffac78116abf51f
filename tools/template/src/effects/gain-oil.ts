import { count } from '@sablier/kernel'
import { MOST_OIL } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { NOUNS } from './nouns.ts'

export const gainOil = defineOp('gainOil', {
  *perform({ n }, { table: t, you }) {
    t.cite('oil.gain').add('oil', n, you)
    t.cite('oil.gain').say('oil-gained', { seat: { seat: you }, n })
    yield* t.announce({ on: 'oil-gained', seat: you })
  },
  feasible: (_, { table: t, you }) => t.track('oil', you) < MOST_OIL,
  describe: {
    en: ({ n }, v) => `${v('gain', 'gain', 'gains')} ${count('en', n, NOUNS.oil)}`,
    fr: ({ n }, v) => `${v('gagnez', 'gagner', 'gagne')} ${count('fr', n, NOUNS.oil)}`,
  },
  worth: ({ n }) => n,
})
