import { describe, expect, test } from 'vitest'
import { measure } from './measure.ts'

describe('a table of computer players', () => {
  for (const seats of [2, 4, 6])
    test(`${seats} of them haggle, promise, betray and still come to an end`, () => {
      const sum = measure(seats, 12, { games: 4, seed: 'talk' })
      expect(sum.games).toBe(4)
      expect(sum.kept + sum.broken).toBeGreaterThan(0)
      expect(sum.decisions / sum.games).toBeLessThan(2_000)
    })
})
