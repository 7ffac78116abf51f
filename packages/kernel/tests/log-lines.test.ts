import type { AnyGame, SeenEvent } from '@sablier/kernel'
import { eventLines, logLines, makeReader, plain } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'

const both = (en: string, fr: string) => ({ en, fr })
// Only what the log reads of a game.
const game = {
  cards: [{ id: 'moth', name: both('Moth', 'Papillon de nuit') }],
  text: {
    log: {
      took: both('{seat} takes {card}.', '{seat} prend {card}.'),
      blocked: both('{seat} finds no room.', '{seat} ne trouve pas de place.'),
    },
    details: ['blocked', 'light'],
    zones: { river: both('River', 'Rivière'), hand: both('Hand', 'Main') },
    phases: { night: both('Night', 'Nuit'), day: both('Day', 'Jour') },
    ends: { dark: both('It is dark.', 'Il fait nuit.') },
    words: { creature: both('Creature', 'Créature') },
  },
} as unknown as AnyGame

const reading = (language: 'en' | 'fr') => ({ game, reader: makeReader(game, language, (seat) => `P${seat}`) })
const read = (events: readonly object[], language: 'en' | 'fr' = 'en', lines = logLines) =>
  lines(events as readonly SeenEvent[], reading(language)).map(({ nodes }) => plain(nodes))

const moved = {
  type: 'moved',
  rule: 'r',
  entry: 1,
  card: 'moth',
  from: { zone: 'river', at: -1 },
  to: { zone: 'hand', at: 0 },
}
const said = { type: 'said', rule: 'r', entry: 1, key: 'took', params: { seat: { seat: 0 }, card: { card: 'moth' } } }

const rolled = (seat: number, purpose: string) =>
  ({ type: 'rolled', rule: 'dice', entry: 1, seat, sides: 6, values: [seat + 2], purpose }) as const

describe('the lines of the log', () => {
  test('speak the language in use', () => {
    expect(read([said])).toEqual(['P0 takes Moth.'])
    expect(read([said], 'fr')).toEqual(['P0 prend Papillon de nuit.'])
  })
  test('tell a bare move only where the game says nothing itself', () => {
    expect(read([moved])).toEqual(['Moth · River → Hand'])
    expect(read([moved, said])).toEqual(['P0 takes Moth.'])
  })
  test('say who rolled which dice, and for what', () => {
    expect(read([rolled(0, 'fight'), rolled(0, 'creature')])).toEqual([
      'P0 rolled 2 (d6)',
      'P0 rolled 2 (d6, Creature)',
    ])
    expect(read([rolled(-1, 'creature'), rolled(-1, 'fight')], 'fr')).toEqual([
      'Créature · 1 (d6)',
      'Les dés donnent 1 (d6)',
    ])
  })
  test('name the cards shown only where no screen shows them', () => {
    const shown = { type: 'revealed', rule: 'r', entry: 1, at: { zone: 'river', at: -1 }, cards: ['moth', null] }
    expect(read([shown])).toEqual([])
    expect(read([shown], 'en', eventLines)).toEqual(['Shown: Moth and a card'])
    expect(read([shown], 'fr', eventLines)).toEqual(['Montré\u00a0: Papillon de nuit et une carte'])
  })
  test('leave out what the game calls a detail, which a full record has', () => {
    const blocked = { type: 'said', rule: 'r', entry: 1, key: 'blocked', params: { seat: { seat: 0 } } }
    expect(read([said, blocked, rolled(0, 'light')])).toEqual(['P0 takes Moth.'])
    expect(read([blocked, rolled(0, 'light')], 'en', eventLines)).toEqual(['P0 finds no room.', 'P0 rolled 2 (d6)'])
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
