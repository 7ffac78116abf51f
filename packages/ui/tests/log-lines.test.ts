import type { AnyGame, SeenEvent } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { latestRolls } from '../src/latest-rolls.ts'
import { logLines } from '../src/log-lines.ts'
import { makeReader } from '../src/make-reader.ts'

const both = (en: string, fr: string) => ({ en, fr })
// Only what the log reads of a game.
const game = {
  cards: [{ id: 'moth', name: both('Moth', 'Papillon de nuit') }],
  text: {
    log: { took: both('{seat} takes {card}.', '{seat} prend {card}.') },
    zones: { river: both('River', 'Rivière'), hand: both('Hand', 'Main') },
    phases: { night: both('Night', 'Nuit'), day: both('Day', 'Jour') },
    ends: { dark: both('It is dark.', 'Il fait nuit.') },
    words: { creature: both('Creature', 'Créature') },
  },
} as unknown as AnyGame

const say = (key: string) => key
const read = (events: readonly object[], language: 'en' | 'fr' = 'en') =>
  logLines(events as readonly SeenEvent[], { game, reader: makeReader(game, language, (seat) => `P${seat}`) }, say).map(
    ({ nodes }) => nodes.map(({ text }) => text).join(''),
  )

const moved = {
  type: 'moved',
  rule: 'r',
  entry: 1,
  card: 'moth',
  from: { zone: 'river', at: -1 },
  to: { zone: 'hand', at: 0 },
}
const said = { type: 'said', rule: 'r', entry: 1, key: 'took', params: { seat: { seat: 0 }, card: { card: 'moth' } } }

const rolled = (seat: number, purpose: string, rule = 'dice') =>
  ({ type: 'rolled', rule, entry: 1, seat, sides: 6, values: [seat + 2], purpose }) as const

test('the dice of one throw lie together, whoever threw them', () => {
  const [mine, theirs, again] = [rolled(0, 'fight'), rolled(-1, 'creature'), rolled(0, 'reroll', 'luck')]
  expect(latestRolls([said, mine, theirs, said] as unknown as SeenEvent[])).toEqual({ at: 1, rolls: [mine, theirs] })
  expect(latestRolls([mine, theirs, again] as unknown as SeenEvent[]).rolls).toEqual([again])
  expect(latestRolls([said] as unknown as SeenEvent[]).rolls).toEqual([])
  expect(read([mine, theirs])).toEqual(['P0 rolled 2 (d6)', 'Creature · 1 (d6)'])
  expect(read([theirs], 'fr')).toEqual(['Créature · 1 (d6)'])
})

describe('the lines of the log', () => {
  test('speak the language in use', () => {
    expect(read([said])).toEqual(['P0 takes Moth.'])
    expect(read([said], 'fr')).toEqual(['P0 prend Papillon de nuit.'])
  })
  test('tell a bare move only where the game says nothing itself', () => {
    expect(read([moved])).toEqual(['Moth · River → Hand'])
    expect(read([moved, said])).toEqual(['P0 takes Moth.'])
  })
  test('never name a card that the reader did not see', () => {
    expect(read([{ ...moved, card: null }])).toEqual([])
  })
  test('leave out phases in which nothing was told', () => {
    const phase = (name: string) => ({ type: 'phase-begun', rule: 'r', entry: 1, phase: name })
    expect(read([phase('day'), phase('night'), said])).toEqual(['Night', 'P0 takes Moth.'])
  })
  test('end with the reason of the end', () => {
    expect(read([{ type: 'ended', rule: 'r', entry: 2, result: { reason: 'dark' } }])).toEqual(['It is dark.'])
  })
})
