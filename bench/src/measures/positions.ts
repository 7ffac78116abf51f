import { type AnyGame, Match, seedChance } from '@sablier/kernel'
import { randomEntry } from '@sablier/kernel/testing'
import type { Now, Subject } from '../measure.ts'
import { forTime, MINIATURE } from './playouts.ts'

const FIRST = 60
const LAST = 120
const STEP = 5

/** The miniature game stopped at several moments of its middle. */
export function middlePositions(game: AnyGame): Match[] {
  const positions: Match[] = []
  for (let count = FIRST; count <= LAST; count += STEP) {
    const match = new Match({ game, seats: MINIATURE.seats, options: { nights: MINIATURE.nights }, seed: 'middle' })
    const chance = seedChance('middle')
    for (let n = 0; n < count; n++) match.enter(randomEntry(match, chance))
    positions.push(match)
  }
  return positions
}

/** Forks of positions in the middle of a game, each a silent copy that could go on. */
export const forks = (positions: readonly Match[], now: Now): Subject => ({
  name: 'fork',
  unit: 'forks',
  work: (_, milliseconds) =>
    forTime(now, milliseconds, () => {
      for (const match of positions) match.simulate()
      return positions.length
    }),
})

/** Worlds that fit what a seat knows, dealt anew at the same positions. */
export const resamples = (positions: readonly Match[], now: Now): Subject => {
  const chance = seedChance('worlds')
  return {
    name: 'resample',
    unit: 'worlds',
    work: (_, milliseconds) =>
      forTime(now, milliseconds, () => {
        for (const match of positions) match.world(0, chance)
        return positions.length
      }),
  }
}
