import { tableOf } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../../src/index.ts'

const table = tableOf(game)
const strong = { at: 'fight', zones: { lair: { 0: ['bear', 'bear', 'bear'] } } }

test('[fight.roll] everybody rolls once, and strength is added to the die', () => {
  for (const seed of ['low', 'high', 'even']) {
    const t = table({ ...strong, seats: 3, seed })
    expect(t.match.events?.filter(({ type }) => type === 'rolled')).toHaveLength(3)
    expect(t.ask.seat).toBe(0)
  }
})

test('[fight.spoils] the winner shares three points, at most two of them light', () => {
  expect(table(strong).refusal([3, 0])).toBe('fight.spoils')
  const t = table(strong).answer([2, 1])
  expect([t.track('light', 0), t.track('oil', 0)]).toEqual([2, 3])
})

test('[dawn.round] the next player begins the next night until the agreed nights are over', () => {
  const t = table({ at: 'dawn', round: 2 })
  expect([t.table.round, t.table.active, t.match.over]).toEqual([3, 1, false])
  expect(table({ at: 'dawn', round: 3 }).match.over).toBe(true)
})
