import { randomPlayout } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../src/game.ts'

test('random games of every size come to their end', () => {
  for (const seats of [1, 2, 3, 4])
    for (let seed = 0; seed < 40; seed++) {
      const { simulation } = randomPlayout(
        game,
        seats,
        { commonFuture: true, achievement: 'a-thiefs-fortune', level: 'normal' },
        `play ${seed}`,
      )
      expect(simulation.result).not.toBeNull()
      expect(simulation.table.round).toBe(5)
    }
})
