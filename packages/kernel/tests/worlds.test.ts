import { Match, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'

test('[K50] a world can be made for every asked seat at every moment, also among sealed answers', () => {
  for (let s = 0; s < 15; s++) {
    const match = new Match({ game: lanterns, seats: 2 + (s % 3), seed: `s${s}` })
    const chance = seedChance(`c${s}`)
    while (!match.over) {
      for (const ask of match.asks()) expect(match.world(ask.seat, seedChance('w')).ask).not.toBeNull()
      match.enter(randomEntry(match, chance))
    }
  }
})
