import { below, seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { Contest, gapBetween } from '../src/search/contest.ts'
import { Edge } from '../src/search/tree.ts'

/** Plays a contest in which the n-th world adds the same luck to every answer's own worth, and each answer some of its own. */
function compete(worths: readonly number[], iterations: number, { trust = 1, common = 0.3, own = 0.1 } = {}) {
  const chance = seedChance('contest')
  const edges = worths.map((_, n) => new Edge(n, null))
  const luck = Array.from({ length: iterations }, () => (below(chance, 1000) / 1000 - 0.5) * 2 * common)
  const contest = new Contest(edges, true, trust)
  let used = 0
  for (let edge = contest.next(iterations); edge && used < iterations; edge = contest.next(iterations - used)) {
    edge.add(
      (worths[edges.indexOf(edge)] ?? 0) + (luck[edge.visits] ?? 0) + (below(chance, 1000) / 1000 - 0.5) * 2 * own,
    )
    used++
  }
  return { best: contest.best()?.choice, used, visits: edges.map(({ visits }) => visits) }
}

test('the luck of a world that all answers share does not hide which one is better', () => {
  const [one, other] = [new Edge(0, null), new Edge(1, null)]
  for (let n = 0; n < 20; n++) {
    const luck = n % 2 === 0 ? 0.4 : -0.4
    one.add(0.5 + luck)
    other.add(0.45 + luck)
  }
  const { mean, error } = gapBetween(one, other)
  expect(mean).toBeCloseTo(0.05)
  expect(error).toBeLessThan(0.001)
})

test('the best of eight answers is found, and hopeless ones are tried little', () => {
  const { best, visits } = compete([0.4, 0.42, 0.1, 0.1, 0.5, 0.1, 0.1, 0.1], 800, { own: 0.5 })
  expect(best).toBe(4)
  expect(visits[4]).toBeGreaterThanOrEqual(2 * visits[2]!)
})

test('a clear choice ends the thinking long before its budget', () => {
  const { best, used } = compete([0.2, 0.8], 10_000)
  expect(best).toBe(1)
  expect(used).toBeLessThan(100)
})

test('answers that come out alike in every world end it too', () => {
  expect(compete([0.5, 0.5, 0.5], 10_000, { own: 0 }).used).toBeLessThan(100)
})

test('without proof the policy’s answer stands, the more so the more trust it has', () => {
  expect(compete([0.5, 0.505], 60, { trust: 50 }).best).toBe(0)
  expect(compete([0.5, 0.6], 400).best).toBe(1)
})

test('the only answer that comes to mind is tried once and given', () => {
  expect(compete([0.3], 100)).toEqual({ best: 0, used: 1, visits: [1] })
})
