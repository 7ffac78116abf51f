import { spaceOf } from '../procedures/seats.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'
import { quietly } from './quietly.ts'

type Harvest = Ops['harvest']
const yielded = ({ of, times, terrain, timesThere }: Harvest, t: Table, you: number): number =>
  t.track(of, you) * (spaceOf(t, you).kind === terrain ? timesThere : times)

const TIMES = { en: ['', 'your', 'twice your', 'three times your'], fr: ['', 'la valeur', 'le double', 'le triple'] }

/** Gold by the cubes on the right, more in the right terrain. */
export const harvest = defineOp('harvest', {
  perform: (args, { table: t, you }) =>
    quietly(() => {
      const n = yielded(args, t, you)
      t.cite('gain.gold_experience').add('gold', n, you)
      t.cite('gain.gold_experience').say('gold-gained', { seat: { seat: you }, n })
    }),
  feasible: (args, { table, you }) => yielded(args, table, you) > 0,
  describe: {
    en: ({ of, times, terrain, timesThere }) =>
      `gain gold equal to ${TIMES.en[times]} ${of === 'strength' ? 'Strength' : 'Willpower'}, or ${TIMES.en[timesThere]} ${of === 'strength' ? 'Strength' : 'Willpower'} in ${{ mountain: 'the mountains', forest: 'a forest', plain: 'the plains' }[terrain]}`,
    fr: ({ of, times, terrain, timesThere }) =>
      `gagnez en or ${TIMES.fr[times]} de votre ${of === 'strength' ? 'force' : 'puissance mentale'}, ${TIMES.fr[timesThere]} ${{ mountain: 'en montagne', forest: 'en forêt', plain: 'en plaine' }[terrain]}`,
  },
  worth: (args, { table, you }) => 0.7 * yielded(args, table, you),
})
