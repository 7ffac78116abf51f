import { gainTrophies, loseTrophies } from '../procedures/adventurer/trophies.ts'
import { defineOp } from './define-op.ts'

/** The leaders lose a trophy point, the last ones gain one; nothing if all are level. */
export const shiftTrophies = defineOp('shift-trophies', {
  *perform(_, { table }) {
    const points = table.seats.map((seat) => table.track('trophies', seat))
    const most = Math.max(...points)
    const fewest = Math.min(...points)
    if (most === fewest) return table.cite('first-last.ties').say('all-level', {})
    for (const seat of table.seats) if (points[seat] === most) loseTrophies(table, 'event.first-last', seat, 1)
    for (const seat of table.seats) if (points[seat] === fewest) gainTrophies(table, 'event.first-last', seat, 1)
  },
  feasible: () => true,
  describe: {
    en: () =>
      'whoever has the most trophy points gives one to whoever has the fewest. Tied leaders lose 1 each, tied last players gain 1 each',
    fr: () =>
      'celui qui a le plus de points trophée en donne un à celui qui en a le moins. À égalité en tête, chacun en perd 1 ; à égalité en queue, chacun en gagne 1',
  },
})
