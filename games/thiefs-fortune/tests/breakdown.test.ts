import { expect, test } from 'vitest'
import { breakdown } from '../src/breakdown.ts'
import { goalProgress } from '../src/progress.ts'
import type { Table } from '../src/shape.ts'
import { table } from './kit.ts'

test('[end.past-points] the final points come apart into play, PAST by type, and resources', () => {
  const t = table({
    at: 'bribe',
    round: 5,
    facts: { 'first-to-pass': 0 },
    zones: { past: { 0: ['inn-2', 'armory-2', 'beggar-1', 'duel-1'] } },
    tracks: { sword: { 0: 11 }, fortune: { 0: 7, 1: 3 } },
  })
  const parts = breakdown(t.table as unknown as Table, 0)
  expect(parts.won).toBe(7)
  expect(parts.resources).toBe(2)
  expect(Object.values(parts).reduce((sum, n) => sum + n, 0)).toBe(t.match.result?.scores[0])
  expect(breakdown(t.table as unknown as Table, 1)).toEqual({ won: 3, locations: 0, characters: 0, resources: 0 })
})

test('[solo.choose-achievement] the goal of a solo game says how far one is', () => {
  const t = table({
    seats: 1,
    options: { achievement: 'a-full-life', level: 'hard' },
    zones: { past: { 0: ['inn-2', 'duel-1'] } },
  })
  expect(goalProgress(t.table as unknown as Table)).toMatchObject({ id: 'a-full-life', now: 2, need: 42 })
})

test('[solo.choose-achievement] a game of several has no goal', () => {
  expect(goalProgress(table({}).table as unknown as Table)).toBe(null)
})
