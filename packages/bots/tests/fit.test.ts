import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import { fitLogistic, solve } from '../src/fit/logistic.ts'
import { type Features, fitValue, renderWeights, shareByFeatures } from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

test('linear equations are solved', () => {
  const found = solve(
    [
      [0, 2],
      [4, 2],
    ],
    [6, 10],
  )
  expect(found[0]).toBeCloseTo(1)
  expect(found[1]).toBeCloseTo(3)
})

test('the weights behind outcomes are found again', () => {
  const grid = [-2, -1, 0, 1, 2].flatMap((a) => [-2, -1, 0, 1, 2].map((b) => [a, b] as const))
  const seen = grid.map(([a, b]) => ({ x: [a, b], y: 1 / (1 + Math.exp(-(0.8 * a - 0.3 * b))) }))
  const [first, second] = fitLogistic(seen, 0)
  expect(first).toBeCloseTo(0.8)
  expect(second).toBeCloseTo(-0.3)
})

describe('a value function fitted to a game', () => {
  const features: Features = {
    names: ['score', 'seat'],
    of: (t, seat) => ({ score: t.game.score(t, seat), seat: 0 }),
    late: () => 0,
  }
  const from = { game: lanterns, bot: lanternsBot, features, games: 60, seed: 'fit' }
  const fitted = fitValue(from)

  test('finds that points win, and that what is always alike says nothing', () => {
    expect(fitted.weights.early['score']).toBeGreaterThan(0)
    expect(fitted.weights.early['seat']).toBe(0)
    expect(fitted.surprise.fitted).toBeLessThan(Math.LN2)
  })
  test('is the same again from the same seed', () => {
    expect(fitValue(from)).toEqual(fitted)
  })
  test('is written as the source it came from', () => {
    const text = renderWeights('lanterns', fitted)
    expect(text).toContain(`score: ${fitted.weights.early['score']},`)
    expect(text).toContain(`on ${fitted.positions} positions`)
  })
})

describe('shares by features', () => {
  const weights = { early: { gold: 1 }, change: { gold: -1 } }
  const table = (gold: readonly (number | null)[], late: number) =>
    ({ seats: gold.map((_, seat) => seat), state: { result: null }, gold, late }) as never
  const features: Features<'gold'> = {
    names: ['gold'],
    of: (t, seat) => {
      const { gold } = t as unknown as { gold: readonly (number | null)[] }
      return gold[seat] == null ? null : { gold: gold[seat] }
    },
    late: (t) => (t as unknown as { late: number }).late,
  }
  const share = shareByFeatures(features, weights)

  test('add up to one among those who are still in the game', () => {
    const three = table([2, 1, null], 0)
    expect(share(three, 0) + share(three, 1)).toBeCloseTo(1)
    expect(share(three, 0)).toBeGreaterThan(share(three, 1))
    expect(share(three, 2)).toBe(0)
  })
  test('weigh a feature otherwise when it is late', () => {
    expect(share(table([2, 1], 1), 0)).toBe(0.5)
  })
})
