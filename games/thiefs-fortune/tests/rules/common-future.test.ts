import { expect, test } from 'vitest'
import { acting, DECK_SIZES, DECKS, dealt, less, table, tokens } from '../kit.ts'

const COMMON = ['docks-1', 'guide-1', 'duel-1'] as const
const LOADED = { gem: { 'docks-1': 2, 'guide-1': 2, 'duel-1': 2 } }

test('[common.refill] three face-up cards, one of each type, before the first hand is drawn', () => {
  const t = dealt({ seats: 4, facts: { 'starting-player': 0 }, active: 0 })
  const types = t.table
    .zone('common-future')
    .pieces.map((piece) => t.match.game.cards[t.table.state.face[piece]!]!.type)
  expect(types).toEqual(['location', 'character', 'event'])
  expect(t.seen('spectator', 'common-future')).toHaveLength(3)
  // The Starting Player has drawn the first three cards when the first question comes.
  expect(DECKS.map((deck) => t.zone(deck).length)).toEqual(less(DECK_SIZES, 2))
})

test('[common.load-loot] each Common card is loaded with its loot', () => {
  const t = table({ at: 'planning', zones: { 'common-future': [], 'location-deck': ['treasure-room-1'] } })
  expect(t.zone('common-future')).toContain('treasure-room-1')
  expect([tokens(t, 'gem', 'treasure-room-1'), tokens(t, 'danger', 'treasure-room-1')]).toEqual([1, 1])
})

test('[common.in-every-future] Common cards count as cards of everybody’s FUTURE', () => {
  const t = acting({ zones: { 'common-future': COMMON }, marks: LOADED, tracks: { time: 2 } }).answer('spend-time')
  expect(t.options).toEqual(COMMON.map((id) => `${id}.gem`))
  const ability = acting({
    zones: { 'common-future': COMMON, 'present-characters': { 0: ['mercenary-1'] } },
    marks: LOADED,
  })
  ability.answer('activate.mercenary-1')
  expect(ability.options).toEqual(COMMON)
})

test('[common.add-or-take] tokens may be added to a Common card, and everybody may take them', () => {
  const t = table({
    at: 'action',
    zones: { 'common-future': ['docks-1'], 'present-characters': { 0: ['blacksmith-1'] } },
    marks: { gem: { 'docks-1': 1 } },
    tracks: { time: 2 },
  })
  t.answer('activate.blacksmith-1').answer('done')
  expect([tokens(t, 'gem', 'docks-1'), tokens(t, 'sword', 'docks-1')]).toEqual([1, 2])
  t.answer('end-turn').answer('spend-time').answer('docks-1.sword')
  expect(t.track('sword', 1)).toBe(1)
})

test('[common.last-token] who removes the last token puts the card in the own PRESENT', () => {
  const t = table({
    at: 'action',
    active: 1,
    zones: { 'common-future': ['guide-1'] },
    marks: { gem: { 'guide-1': 1 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect(t.zone('present-characters', 1)).toEqual(['guide-1'])
  expect(t.zone('common-future')).toEqual([])
})

test('[common.owned-afterwards] the card then belongs to that player alone', () => {
  const t = table({
    at: 'action',
    active: 1,
    zones: { 'common-future': ['beggar-1'], 'present-characters': { 0: ['mercenary-1'] } },
    marks: { gem: { 'beggar-1': 1 } },
    tracks: { time: { 0: 2, 1: 2 } },
  }).answer('spend-time')
  expect(t.options).toContain('activate.beggar-1')
  t.answer('end-turn')
  expect(t.ask.seat).toBe(0)
  expect(t.options).toEqual(['pass'])
})

test('[common.no-added-cards] a drawn card lands in the own FUTURE, and an empty Common space stays empty', () => {
  const t = acting({
    zones: { 'common-future': ['guide-1'], 'present-characters': { 0: ['fortune-teller-1'] } },
    marks: { gem: { 'guide-1': 1 } },
    tracks: { time: { 0: 2 } },
  })
  t.answer('spend-time').answer('activate.fortune-teller-1').answer('location')
  expect(t.zone('common-future')).toEqual([])
  expect(t.zone('future', 0)).toHaveLength(1)
})

test('[common.no-added-danger] no Danger can be put on a Common card', () => {
  const setup = {
    zones: {
      'common-future': COMMON,
      'present-characters': { 0: ['body-guard-1'] },
      'present-events': { 0: ['scapegoat-1'] },
    },
    marks: LOADED,
    tracks: { danger: { 0: 1 } },
  }
  const t = acting(setup)
  expect(t.options).toEqual(['pass'])
  expect(t.refusal('activate.body-guard-1')).toBe('character.must-be-performable')
  const other = acting({ ...setup, zones: { ...setup.zones, future: { 1: ['beggar-1'] } } })
  expect(other.options).toEqual(['activate.scapegoat-1', 'pass'])
  other.answer('activate.scapegoat-1')
  expect(tokens(other, 'danger', 'beggar-1')).toBe(1)
})

test('[common.discard] [future.discarded-card-tokens] what is left is discarded at the end of the round', () => {
  const t = acting({ zones: { 'common-future': ['docks-1', 'duel-1'] }, marks: { gem: { 'docks-1': 2, 'duel-1': 3 } } })
  t.answer('pass').answer('pass')
  expect([t.zone('location-discard'), t.zone('event-discard')]).toEqual([['docks-1'], ['duel-1']])
  expect([tokens(t, 'gem', 'docks-1'), tokens(t, 'gem', 'duel-1')]).toEqual([0, 0])
})

test('[common.new-each-round] three new cards come out every round: 15 in a game', () => {
  const t = dealt({ seats: 2 })
  t.play((ask) => t.match.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice([7, 8, 9, ask.table.state.step + 1]))))
  expect(t.said().filter((line) => line === 'common-entered')).toHaveLength(15)
  expect(t.cited()).toContain('common.new-each-round')
})
