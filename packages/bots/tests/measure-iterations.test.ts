import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { measureIterations } from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

test('iterations are counted over positions of a running game', () => {
  let time = 0
  const now = () => time++
  const spec = { game: lanterns, bot: lanternsBot, seats: 2, seed: 'rate', positions: 4, now }
  const rate = measureIterations({ ...spec, milliseconds: 80 })
  expect(rate.iterations).toBeGreaterThan(4)
  expect(rate.perSecond).toBeCloseTo((rate.iterations / rate.milliseconds) * 1000)
})
