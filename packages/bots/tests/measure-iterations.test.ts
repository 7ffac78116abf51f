import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { MOMENTS, measureIterations } from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

test('iterations are counted over positions of a running game', () => {
  let time = 0
  const now = () => time++
  const spec = { game: lanterns, bot: lanternsBot, seats: 2, seed: 'rate', positions: 4, now }
  const rate = measureIterations({ ...spec, milliseconds: 80 })
  expect(rate.iterations).toBeGreaterThan(4)
  expect(rate.perSecond).toBeCloseTo((rate.iterations / rate.milliseconds) * 1000)
})

test('no position comes later in a game than wanted: another game begins', () => {
  let begun = 0
  const counted = {
    ...lanterns,
    setup(table: Parameters<typeof lanterns.setup>[0]) {
      begun++
      lanterns.setup(table)
    },
  }
  const spec = { game: counted, bot: lanternsBot, seats: 4, seed: 'latest', positions: 4, now: () => 0 }
  const games = (latest?: number): number => {
    begun = 0
    measureIterations({ ...spec, milliseconds: 0, ...(latest === undefined ? {} : { latest }) })
    return begun
  }
  expect(games()).toBe(1)
  expect(games(MOMENTS.apart)).toBe(4)
  expect(games(2 * MOMENTS.apart)).toBe(2)
})
