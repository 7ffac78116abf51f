import { Match, seedChance, seedFrom } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'

/** The miniature, played at random for so many entries. */
export const play = (seed: string, entries = 10_000, seats = 3) => {
  const match = new Match({ game: lanterns, seats, seed: seedFrom(seed, []) })
  const chance = seedChance(seed)
  while (!match.over && match.entries.length < entries) match.enter(randomEntry(match, chance))
  return match
}
