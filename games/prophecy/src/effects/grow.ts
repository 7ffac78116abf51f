import { defineOp } from '@sablier/kernel'
import { addCubes } from '../procedures/cubes.ts'
import type { Table } from '../shape.ts'
import { counted } from '../text/nouns.ts'
import { quietly } from './quietly.ts'

/** A permanent point of Strength or Willpower. */
export const grow = defineOp<{ what: 'strength' | 'willpower'; n: number }, Table>('grow', {
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
