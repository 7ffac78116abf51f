import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import {
  isSettled,
  type Outcome,
  pairStanding,
  playFixture,
  putStrength,
  rate,
  renderStrength,
  schedule,
  standingsOf,
  wilson,
} from '../src/index.ts'
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

/** Outcomes of a pairing from who won which match of which deal. */
function outcomesOf(winners: readonly number[], stronger: 'novice' | 'master' = 'master'): Outcome[] {
  const weaker = stronger === 'master' ? 'adept' : 'random'
  return winners.map((winner, game) => ({
    fixture: { stronger, weaker, seat: game % 2, seats: 2, seed: `deal ${Math.floor(game / 2)}` },
    share: winner === game % 2 ? 1 : 0,
    beaten: winner === game % 2 ? 1 : 0,
    result: { reason: 'light', winners: [winner], scores: [0, 0] },
    work: {
      [stronger]: { decisions: 10, iterations: 1000, milliseconds: 100, longest: 20 },
      [weaker]: { decisions: 10, iterations: 0, milliseconds: 1, longest: 1 },
    },
    failures: [],
  }))
}
const wins = (won: number, games: number) =>
  Array.from({ length: games }, (_, game) => (game < won ? game % 2 : 1 - (game % 2)))

test('a pairing is settled once its interval is clear and its rate is reached, or out of reach', () => {
  const settledAfter = (won: number, games: number) => isSettled(pairStanding(outcomesOf(wins(won, games))))
  expect([
    settledAfter(9, 10),
    settledAfter(8, 9),
    settledAfter(6, 10),
    settledAfter(62, 100),
    settledAfter(40, 100),
  ]).toEqual([true, false, false, true, true])
})

test('a deal that one seat wins from both sides was decided by the deal', () => {
  expect(pairStanding(outcomesOf([0, 0, 0, 1, 1, 1, 1, 0, 1]))).toMatchObject({ byDeal: 2, deals: 4 })
})

test('the strongest level is also played with more budget, and that does not count for its rating', () => {
  const fixtures = schedule({ levels: ['novice', 'adept', 'master'], seats: [2], games: 4, seed: 'more', stretch: 8 })
  expect(fixtures.filter(({ stretch }) => stretch === 8).map(({ stronger }) => stronger)).toEqual(
    Array(4).fill('master'),
  )
  const more = outcomesOf([0, 1, 0, 1]).map((outcome) => ({ ...outcome, fixture: { ...outcome.fixture, stretch: 8 } }))
  const plain = outcomesOf([0, 0, 1, 1])
  const standings = standingsOf([...plain, ...more])
  expect(standings.ratings).toEqual(standingsOf(plain).ratings)
  const part = renderStrength(standings, {
    game: 'g',
    title: 'G',
    version: '1',
    budgets: { master: { iterations: 500 } },
  })
  expect(part).toContain('| one master with 8 times its budget against adept | 2 | 4 | 100 %')
  expect(part).toContain('master against adept lies below 60 %: in 2 of 2 deals')
  expect(part).toContain('With 8 times the budget it wins 100 %.')
  expect(part).toContain('master at most 50 ms and 10.0 ms on average (in play: 1000 ms)')
})
