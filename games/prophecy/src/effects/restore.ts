import { list } from '@sablier/kernel'
import { type Cube, cubesLeft, restoreCubes } from '../procedures/cubes.ts'
import { counted } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'
import { quietly } from './quietly.ts'

type Restored = Ops['restore']

const CUBES: readonly Cube[] = ['health', 'magic']
const wanted = (args: Restored, cube: Cube): number => (args[cube] === 'all' ? 1000 : (args[cube] ?? 0))

/** Heal Health, recharge Magic, or both. */
export const restore = defineOp('restore', {
  perform: (args, { table: t, you }) =>
    quietly(() => {
      for (const cube of CUBES) {
        const n = restoreCubes(t, cube, you, wanted(args, cube))
        if (n > 0)
          t.cite(cube === 'health' ? 'gain.heal' : 'gain.recharge').say(`${cube}-restored`, { seat: { seat: you }, n })
      }
    }),
  feasible: (args, { table, you }) => CUBES.some((cube) => wanted(args, cube) > 0 && cubesLeft(table, cube, you) > 0),
  describe: {
    en: ({ health, magic }, v) =>
      list('en', [
        ...(health === undefined
          ? []
          : [
              `${v('heal', 'heal', 'heals')} ${health === 'all' ? 'all lost Health' : counted('en', health, 'health')}`,
            ]),
        ...(magic === undefined
          ? []
          : [
              `${v('recharge', 'recharge', 'recharges')} ${magic === 'all' ? 'all lost Magic' : counted('en', magic, 'magic')}`,
            ]),
      ]),
    fr: ({ health, magic }, v) =>
      list('fr', [
        ...(health === undefined
          ? []
          : [
              `${v('guérissez', 'guérir', 'guérit')} ${health === 'all' ? 'tous les PS perdus' : counted('fr', health, 'health')}`,
            ]),
        ...(magic === undefined
          ? []
          : [
              `${v('rechargez', 'recharger', 'recharge')} ${magic === 'all' ? 'tous les PM perdus' : counted('fr', magic, 'magic')}`,
            ]),
      ]),
  },
  worth: (args, { table, you }) =>
    2 * Math.min(wanted(args, 'health'), cubesLeft(table, 'health', you)) +
    Math.min(wanted(args, 'magic'), cubesLeft(table, 'magic', you)),
})
