import { livingSeats } from '../procedures/seats.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

const isLast = (t: Table, you: number): boolean =>
  livingSeats(t).every((seat) => t.track('experience', seat) >= t.track('experience', you))

/** Experience, more for whoever has least. */
export const hermit = defineOp('hermit', {
  perform: ({ n, last }, { table: t, you }) =>
    quietly(() => {
      const gained = isLast(t, you) ? last : n
      t.cite('gain.gold_experience').add('experience', gained, you)
      t.cite('gain.gold_experience').say('experience-gained', { seat: { seat: you }, n: gained })
    }),
  feasible: () => true,
  describe: {
    en: ({ n, last }) => `gain ${n} experience, or ${last} if no living player has less experience than you`,
    fr: ({ n, last }) => `gagnez ${n} PE, ou ${last} si aucun joueur en vie n’a moins de PE que vous`,
  },
  worth: ({ n, last }, { table, you }) => (isLast(table, you) ? last : n),
})
