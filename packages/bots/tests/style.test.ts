import { seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import type { GameBot } from '../src/index.ts'
import { styledWorth } from '../src/search/style.ts'
import { dealt } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

const world = dealt(lanterns, 2, 'style', 12).world(0, seedChance('style'))
const bot = (value: number, honour = 0): GameBot => ({ ...lanternsBot, value: () => value, honour: () => honour })
const worth = (style: Parameters<typeof styledWorth>[3], value: number, honour = 0): number =>
  styledWorth(world, bot(value, honour), 0, style)

test('a bold player prefers all or nothing to the mean of both', () => {
  expect((worth('bold', 0.9) + worth('bold', 0.1)) / 2).toBeGreaterThan(worth('bold', 0.5))
  expect((worth('even', 0.9) + worth('even', 0.1)) / 2).toBeCloseTo(worth('even', 0.5))
})
test('a tarnished name costs the loyal more, and the treacherous nothing of what it cost', () => {
  expect(worth('loyal', 0.5, -1)).toBeLessThan(0.5)
  expect(worth('treacherous', 0.5, -1)).toBeGreaterThan(0.5)
  expect(worth('loyal', 0.5, 0)).toBeCloseTo(0.5)
})
test('a greedy player looks at the score too', () => {
  expect(worth('greedy', 0.5)).not.toBe(worth('even', 0.5))
  expect(worth('greedy', 0.9)).toBeGreaterThan(worth('greedy', 0.1))
})
