import type { TestTable } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Change, changesOfAmount, changesOfSwap, spacesOf } from '../src/index.ts'
import { table } from './kit.ts'

const TRACKS = {
  gold: 'gold',
  experience: 'experience',
  health: 'strength',
  magic: 'willpower',
  strength: 'strength',
  willpower: 'willpower',
} as const
const numbers = (t: TestTable): Record<string, number> =>
  Object.fromEntries(['gold', 'experience', 'strength', 'willpower'].map((track) => [track, t.track(track, 0)]))

/** Gives an answer and compares what changed with what was told of it. */
function expectChanges(t: TestTable, answer: number | string, told: readonly Change[]): void {
  expect(told.length).toBeGreaterThan(0)
  const after = numbers(t)
  for (const { what, n } of told) if (what !== 'item') after[TRACKS[what]] = (after[TRACKS[what]] ?? 0) + n
  expect(numbers(t.answer(answer))).toEqual(after)
}

const at = (place: 'forest_camp' | 'magic_tower', lost: 'lost-strength' | 'lost-willpower'): TestTable =>
  table({
    at: 'services',
    tracks: {
      position: { 0: spacesOf(place)[0] as number },
      strength: { 0: 2 },
      willpower: { 0: 2 },
      [lost]: { 0: 3 },
      gold: { 0: 9 },
    },
  })
const owning = (item: string): TestTable =>
  table({ at: 'movement', tracks: { gold: { 0: 6 }, experience: { 0: 3 } }, zones: { items: { 0: [item] } } })

describe('what an answer changes is told before it is given', () => {
  test('[heal.forest_camp] Health for gold', () => {
    const t = at('forest_camp', 'lost-strength').answer('heal-forest-camp')
    expectChanges(t, 2, changesOfAmount(t.ask.text, 2))
  })

  test('[recharge.magic_tower] Magic for gold, rounded up', () => {
    const t = at('magic_tower', 'lost-willpower').answer('recharge-magic-tower')
    expectChanges(t, 3, changesOfAmount(t.ask.text, 3))
  })

  test.each(['gold', 'experience'])('[ruling.item_use_timing] %s for as much of the other', (given) => {
    const t = owning('philosophers_stone_scroll').answer('use.philosophers_stone_scroll').answer(`exchange.${given}`)
    expectChanges(t, 2, changesOfAmount(t.ask.text, 2))
  })

  test.each(['convert.health', 'convert.magic'])('[gain.bank_only] one cube for another: %s', (option) => {
    const t = table({
      at: 'encounter',
      tracks: { position: { 0: 1 }, gold: { 0: 6 } },
      zones: { space: { 1: ['alchemist'] } },
    }).answer('take')
    expectChanges(t, option, changesOfSwap(option))
  })
})
