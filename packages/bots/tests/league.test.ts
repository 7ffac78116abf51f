import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import {
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

const plan = {
  levels: ['random', 'novice', 'adept'],
  tables: [
    { seats: 2, games: 6 },
    { seats: 3, games: 9 },
  ],
  seed: 'league',
} as const

test('every level meets the next weaker one from every seat', () => {
  const fixtures = schedule(plan)
  expect(fixtures).toHaveLength(2 * 6 + 2 * 9)
  const three = fixtures.filter(({ seats, stronger }) => seats === 3 && stronger === 'adept')
  expect(three.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
  expect(new Set(three.slice(0, 3).map(({ seed }) => seed)).size).toBe(1)
})

test('a novice wins far more than its share against a random player', () => {
  const fixtures = schedule({ levels: ['random', 'novice'], tables: [{ seats: 2, games: 16 }], seed: 'novice' })
  const ground = { game: lanterns, bot: lanternsBot, budgets: { novice: { iterations: 16 } } }
  const standings = standingsOf(fixtures.map((fixture) => playFixture(fixture, ground)))
  expect(standings.pairs[0]!.interval[0]).toBeGreaterThan(0.5)
  expect(standings.failures).toEqual([])
})

test('the report holds each game once, with its latest league', () => {
  const ground = { game: lanterns, bot: lanternsBot }
  const fixtures = schedule({ levels: ['random', 'novice'], tables: [{ seats: 2, games: 2 }], seed: 'report' })
  const standings = standingsOf(fixtures.map((fixture) => playFixture(fixture, ground)))
  const frame = {
    game: 'lanterns',
    title: 'Lanterns',
    version: '1',
    planned: 2,
    budgets: { novice: { iterations: 64 } },
  }
  const part = renderStrength(standings, frame)
  const first = putStrength('', 'lanterns', part)
  const other = putStrength(first, 'owls', renderStrength(standings, { ...frame, game: 'owls', title: 'Owls' }))
  const again = putStrength(other, 'lanterns', part.replace('Rules 1', 'Rules 2'))
  expect(again.match(/## Lanterns/g)).toHaveLength(1)
  expect(again).toContain('Rules 2')
  expect(again).toContain('## Owls')
  expect(again).toContain('| one novice against random | 2 | 2 |')
  expect(again).toContain('| novice | 64 iterations |')
})

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
test('a deal that one seat wins from both sides was decided by the deal', () => {
  expect(pairStanding(outcomesOf([0, 0, 0, 1, 1, 1, 1, 0, 1]))).toMatchObject({ byDeal: 2, deals: 4 })
})

test('the strongest level also meets itself with less budget, and that does not count for its rating', () => {
  const tables = [
    { seats: 2, games: 4 },
    { seats: 4, games: 4 },
  ]
  const fixtures = schedule({ levels: ['adept', 'master'], tables, seed: 'less', scaling: true })
  const alone = fixtures.filter(({ divided }) => divided !== undefined)
  expect(alone.map(({ stronger, weaker, seats, divided }) => [stronger, weaker, seats, divided])).toEqual([
    ...Array(4).fill(['master', 'master', 2, 1]),
    ...Array(4).fill(['master', 'master', 2, 4]),
  ])
  const itself = outcomesOf([0, 1, 0, 1]).map(({ fixture, ...rest }) => ({
    ...rest,
    fixture: { ...fixture, weaker: 'master' as const, divided: 4 },
  }))
  const plain = outcomesOf([0, 0, 1, 1])
  const standings = standingsOf([...plain, ...itself])
  expect(standings.ratings).toEqual(standingsOf(plain).ratings)
  const part = renderStrength(standings, {
    game: 'g',
    title: 'G',
    version: '1',
    planned: 9,
    budgets: { master: { iterations: 500 } },
  })
  expect(part).toContain('Rules 1, 8 of 9 matches planned.')
  expect(part).toContain('| one master with 1/4 of it against master with 1/16 of it | 2 | 4 | 100 %')
  expect(part).toContain('master against adept lies below 60 %: in 2 of 2 deals')
  expect(part).toContain('To win all the others would make 50 %.')
  expect(part).toContain('master had 500 iterations, 50 ms at the pace measured here, of the 10000 that its 1000 ms')
})

test('where a level meets itself its seats think with a part of the budget', () => {
  const fixtures = schedule({ levels: ['adept', 'master'], tables: [{ seats: 2, games: 1 }], seed: 'p', scaling: true })
  const ground = { game: lanterns, bot: lanternsBot, budgets: { master: { iterations: 64 }, adept: { iterations: 1 } } }
  const used = [1, 4].map((divided) => {
    const outcome = playFixture(fixtures.find((fixture) => fixture.divided === divided)!, ground)
    const { iterations, decisions } = outcome.work.master!
    return iterations / decisions
  })
  expect(used[0]).toBeGreaterThan(2 * used[1]!)
})
