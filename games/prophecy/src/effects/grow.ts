import { addCubes } from '../procedures/cubes.ts'
import { counted } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** A permanent point of Strength or Willpower. */
export const grow = defineOp('grow', {
  perform: ({ what, n }, { table: t, you }) =>
    quietly(() => {
      addCubes(t, what === 'strength' ? 'health' : 'magic', you, n)
      t.cite('gain.permanent').say(`${what}-grown`, { seat: { seat: you }, n })
    }),
  feasible: () => true,
  describe: {
    en: ({ what, n }, v) => `${v('gain', 'gain', 'gains')} ${counted('en', n, what)}`,
    fr: ({ what, n }, v) => `${v('gagnez', 'gagner', 'gagne')} ${counted('fr', n, what)}`,
  },
  worth: ({ what, n }) => n * (what === 'strength' ? 6 : 5),
})
