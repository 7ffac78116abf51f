import type { TableSetup } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { ALL_CARDS } from '../../src/cards/all-cards.ts'
import type { Card } from '../../src/cards/card.ts'
import { DECK_SIZES, DECKS, dealt, less, SOLO_DECK_SIZES, table } from '../kit.ts'

/** The numbers that an Achievement asks for. */
function goalOf(id: string): { normal: number; hard: number } {
  const ability = ALL_CARDS.find((card) => card.id === id)?.ability
  if (ability?.kind !== 'goal') throw new Error(`${id} is no Achievement`)
  return ability.goal
}
const idsOf = (test: (card: Card) => boolean) =>
  ALL_CARDS.filter((card) => card.back === 'card' && test(card)).map((card) => card.id)
const CARD_IDS = idsOf((card) => card.type === 'event')
const FRIENDS = idsOf((card) => card.subType === 'friend')

const ending = (options: Record<string, string>, setup: TableSetup) =>
  table({ seats: 1, at: 'bribe', round: 5, facts: { 'first-to-pass': 0 }, options, ...setup }).match.result?.reason

test('[solo.remove-marked-cards] [lang.solo-mark] cards with the solo mark stay out of solo games only', () => {
  expect(DECKS.map((deck) => arrangedDeck(1, deck))).toEqual(SOLO_DECK_SIZES)
  expect(DECKS.map((deck) => arrangedDeck(2, deck))).toEqual(DECK_SIZES)
  expect(SOLO_DECK_SIZES).not.toEqual(DECK_SIZES)
})
const arrangedDeck = (seats: number, deck: string) => table({ seats, at: 'action' }).zone(deck).length

test('[solo.choose-achievement] a solo game has one of seven goals, other games have none', () => {
  expect(dealt({ seats: 1, options: { achievement: 'the-hoard' } }).zone('achievement')).toEqual(['the-hoard'])
  expect(dealt({ seats: 2 }).zone('achievement')).toEqual([])
  expect(() => dealt({ seats: 1, options: { achievement: 'none' } })).toThrow()
})

test('the log of a solo game begins with its goal, that of other games has none', () => {
  expect(dealt({ seats: 1, options: { achievement: 'the-hoard' } }).said()).toContain('solo-goal')
  expect(dealt({ seats: 2 }).said()).not.toContain('solo-goal')
})

test('[solo.choose-difficulty] the same end can pass on normal and fail on hard', () => {
  const setup = { zones: { past: { 0: CARD_IDS.slice(0, goalOf('a-full-life').normal) } } }
  expect(ending({ achievement: 'a-full-life', level: 'normal' }, setup)).toBe('solo-won')
  expect(ending({ achievement: 'a-full-life', level: 'hard' }, setup)).toBe('solo-lost')
})

test('[solo.common-future-always] a solo game without Common FUTURE is refused', () => {
  expect(() => dealt({ seats: 1, options: { commonFuture: false } })).toThrow('Common FUTURE')
  expect(dealt({ seats: 1 }).zone('common-future')).toHaveLength(3)
})

test('[solo.draw-twelve] three of each deck and three more of any', () => {
  const t = dealt({ seats: 1 })
  expect(t.options).toEqual(['location', 'character', 'event'])
  const sizes = () => DECKS.map((deck) => t.zone(deck).length)
  // One of each lies in the Common FUTURE.
  const [locations = 0, characters = 0, events = 0] = less(SOLO_DECK_SIZES, 1 + 3)
  expect(sizes()).toEqual([locations, characters, events])
  t.answer('location').answer('location').answer('event')
  expect(sizes()).toEqual([locations - 2, characters, events - 1])
  expect(t.zone('solo-pile').length + t.zone('hand').length).toBe(12)
})

test('[solo.shuffle-pile] [solo.seeing-the-twelve] the pile is face down, and its order is chance, not that of drawing', () => {
  const decks = {
    'location-deck': ['inn-1', 'inn-2', 'well-1', 'well-2', 'oasis-1', 'oasis-2'],
    'character-deck': ['beggar-1', 'beggar-2', 'guide-1', 'guide-2', 'scribe-1', 'scribe-2'],
    'event-deck': ['duel-1', 'duel-2', 'duel-3', 'vision-1', 'vision-2', 'vision-3'],
  }
  const orders = Array.from({ length: 8 }, (_, n) => {
    const t = table({ seats: 1, at: 'planning', seed: `pile ${n}`, zones: { 'common-future': [], ...decks } })
    expect(t.seen(0, 'solo-pile')).toEqual(Array(9).fill(null))
    t.answer('location').answer('location').answer('event')
    expect(t.seen(0, 'solo-pile')).toEqual(Array(9).fill(null))
    return [...t.zone('hand'), ...t.zone('solo-pile')]
  })
  // Each time the same twelve cards are drawn in the same order.
  expect(new Set(orders.map((order) => order.toSorted().join())).size).toBe(1)
  expect(new Set(orders.map((order) => order.join())).size).toBe(8)
})

const ALL_EVENTS = ['location', 'location', 'event']

test('[solo.three-triples] three times one of three cards is placed and two are discarded', () => {
  const t = dealt({ seats: 1, options: { achievement: 'a-full-life' } })
  for (const deck of ALL_EVENTS) t.answer(deck)
  for (let n = 0; n < 3; n++) t.answer(t.ask.option(0).id)
  expect([t.zone('future').length, t.zone('solo-pile').length, t.zone('hand').length]).toEqual([3, 0, 3])
  const discarded = ['location-discard', 'character-discard', 'event-discard'].flatMap((pile) => t.zone(pile))
  expect(discarded).toHaveLength(6)
})

test('[solo.last-triple] of the last three one is placed, one gives its Favor, one is discarded', () => {
  const t = dealt({ seats: 1 })
  for (const deck of ALL_EVENTS) t.answer(deck)
  for (let n = 0; n < 4; n++) t.answer(t.ask.option(0).id)
  expect(t.ask.spec.text).toBe('solo-favor')
  expect(t.options).toHaveLength(2)
  t.answer(t.ask.option(0).id)
  expect(t.ask.rule).toBe('planning.last-favor')
})

test('[solo.result] [solo.no-goal-met] the goal decides: its number wins, one point less loses', () => {
  const options = { achievement: 'a-thiefs-fortune', level: 'normal' }
  const { normal } = goalOf('a-thiefs-fortune')
  expect(ending(options, { tracks: { fortune: normal } })).toBe('solo-won')
  expect(ending(options, { tracks: { fortune: normal - 1 } })).toBe('solo-lost')
})

test('each Achievement is met at its number and missed below it', () => {
  const check = (achievement: string, met: TableSetup, missed: TableSetup) => {
    for (const level of ['normal', 'hard']) expect(ending({ achievement, level }, met)).toBe('solo-won')
    for (const level of ['normal', 'hard']) expect(ending({ achievement, level }, missed)).toBe('solo-lost')
  }
  const of = (id: string) => goalOf(id).hard
  const rich = of('clean-hands')
  check('clean-hands', { tracks: { fortune: rich } }, { tracks: { fortune: rich, danger: 1, sword: 1 } })
  const wanted = of('public-enemy')
  check(
    'public-enemy',
    { tracks: { fortune: wanted, danger: 4, sword: 4 } },
    { tracks: { fortune: wanted + 1, danger: 4, sword: 3 } },
  )
  const hoard = of('the-hoard')
  check('the-hoard', { tracks: { sword: 3, gem: 3, lamp: hoard - 6 } }, { tracks: { sword: 2, gem: 4, lamp: hoard } })
  check(
    'master-of-time',
    { tracks: { 'time-spent': of('master-of-time') } },
    { tracks: { 'time-spent': goalOf('master-of-time').normal - 1 } },
  )
  const { normal, hard } = goalOf('friends-everywhere')
  check(
    'friends-everywhere',
    { zones: { past: { 0: FRIENDS.slice(4, hard) }, 'present-characters': { 0: FRIENDS.slice(0, 4) } } },
    { zones: { past: { 0: FRIENDS.slice(4, normal - 1) }, 'present-characters': { 0: FRIENDS.slice(0, 4) } } },
  )
})

test('[solo.other-rules] everything else follows the normal rules', () => {
  const t = table({ seats: 1, at: 'action', zones: { 'present-characters': { 0: ['beggar-1'] } } })
  t.answer('activate.beggar-1').answer('gem')
  expect(t.options).toEqual(['pass', 'end-turn'])
  t.answer('end-turn')
  expect(t.ask.rule).toBe('action.menu')
  t.answer('pass')
  expect([t.table.round, t.table.phase]).toEqual([2, 'planning'])
})
