import { conformance } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'

const EVERY_OPTION = {
  characters: 'chosen',
  benefits: 'asked',
  extra_cards: true,
  economic_crisis: true,
  quick_start: true,
}

describe('Prophecy conforms', () => {
  for (let seats = 1; seats <= 5; seats++)
    test(`with ${seats} ${seats === 1 ? 'seat' : 'seats'}`, { timeout: 120_000 }, () => {
      const report = conformance({ game, variants: [{ seats }, { seats, options: EVERY_OPTION }], games: 3, every: 29 })
      expect(report.faults).toEqual([])
      expect(report.decisions).toBeGreaterThan(0)
    })
})
