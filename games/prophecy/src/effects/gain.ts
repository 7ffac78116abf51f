import { counted } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** Take gold or experience from the bank. */
export const gain = defineOp('gain', {
  perform: ({ what, n }, { table: t, you }) =>
    quietly(() => {
      t.cite('gain.gold_experience').add(what, n, you)
      t.cite('gain.gold_experience').say(`${what}-gained`, { seat: { seat: you }, n })
    }),
  feasible: () => true,
  describe: {
    en: ({ what, n }, v) => `${v('gain', 'gain', 'gains')} ${counted('en', n, what)}`,
    fr: ({ what, n }, v) => `${v('gagnez', 'gagner', 'gagne')} ${counted('fr', n, what)}`,
  },
  worth: ({ what, n }) => (what === 'gold' ? n * 0.7 : n),
})
