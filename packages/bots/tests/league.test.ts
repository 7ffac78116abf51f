import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import { playFixture, putStrength, rate, renderStrength, schedule, standingsOf, wilson } from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

describe('ratings', () => {
  test('a player who wins three of four is 191 points ahead', () => {
    const [weak, strong] = rate(['weak', 'strong'], [{ a: 'strong', b: 'weak', points: 750, games: 1000 }])
    expect(weak?.elo).toBe(0)
    expect(strong?.elo).toBeCloseTo(191, 0)
  })
  test('more games make the interval smaller', () => {
    const intervalAfter = (games: number) =>
      rate(['a', 'b'], [{ a: 'b', b: 'a', points: games / 2, games }])[1]!.interval
    expect(intervalAfter(400)).toBeLessThan(intervalAfter(40))
  })
  test('a player who never lost has a finite rating', () => {
    expect(rate(['a', 'b'], [{ a: 'b', b: 'a', points: 30, games: 30 }])[1]!.elo).toBeLessThan(2000)
  })
  test('the interval of 60 wins in 100 games is clear of one half', () => {
    const [low, high] = wilson(60, 100)
    expect(low).toBeCloseTo(0.502, 2)
    expect(high).toBeCloseTo(0.691, 2)
  })
})

const plan = { levels: ['random', 'novice', 'adept'], seats: [2, 3], games: 6, seed: 'league' } as const

test('every level meets the next weaker one from every seat', () => {
  const fixtures = schedule(plan)
  expect(fixtures).toHaveLength(2 * 2 * 6)
  const three = fixtures.filter(({ seats, stronger }) => seats === 3 && stronger === 'adept')
  expect(three.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 2])
  expect(new Set(three.slice(0, 3).map(({ seed }) => seed)).size).toBe(1)
})

test('a novice wins far more than its share against a random player', () => {
  const fixtures = schedule({ levels: ['random', 'novice'], seats: [2], games: 16, seed: 'novice' })
  const ground = { game: lanterns, bot: lanternsBot, budgets: { novice: { iterations: 16 } } }
  const standings = standingsOf(fixtures.map((fixture) => playFixture(fixture, ground)))
  expect(standings.pairs[0]!.interval[0]).toBeGreaterThan(0.5)
  expect(standings.failures).toEqual([])
}, 120_000)

test('the report holds each game once, with its latest league', () => {
  const ground = { game: lanterns, bot: lanternsBot }
  const fixtures = schedule({ levels: ['random', 'novice'], seats: [2], games: 2, seed: 'report' })
  const standings = standingsOf(fixtures.map((fixture) => playFixture(fixture, ground)))
  const frame = { game: 'lanterns', title: 'Lanterns', version: '1', budgets: { novice: { iterations: 64 } } }
  const part = renderStrength(standings, frame)
  const first = putStrength('', 'lanterns', part)
  const other = putStrength(first, 'owls', renderStrength(standings, { ...frame, game: 'owls', title: 'Owls' }))
  const again = putStrength(other, 'lanterns', part.replace('Rules 1', 'Rules 2'))
  expect(again.match(/## Lanterns/g)).toHaveLength(1)
  expect(again).toContain('Rules 2')
  expect(again).toContain('## Owls')
  expect(again).toContain('| one novice against random | 2 | 2 |')
  expect(again).toContain('| novice | 64 iterations |')
}, 60_000)
