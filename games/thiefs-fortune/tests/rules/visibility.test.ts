import { fill, plain } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { SIGHT_RULES } from '../../src/shape.ts'
import { TIP_TEXTS } from '../../src/text/tips.ts'
import { acting, DECK_SIZES, DECKS, dealt, less, looting, table } from '../kit.ts'

const FIVE = ['inn-1', 'well-1', 'beggar-1', 'duel-1', 'guide-1'] as const

test('[setup.deck-indicators] every view names the three decks by type and gives their sizes', () => {
  const t = dealt({ seats: 2, options: { commonFuture: false } })
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(DECKS.map((deck) => t.seen(viewer, deck).length)).toEqual(less(DECK_SIZES, 1))
    expect(DECKS.flatMap((deck) => t.seen(viewer, deck)).every((card) => card === null)).toBe(true)
  }
  expect(game.text.zones['location-deck']).toEqual({ en: 'Location deck', fr: 'Pile des Lieux' })
  expect(SIGHT_RULES['event-deck']).toEqual(['setup.deck-indicators'])
})

test('[past.single-pile] the newest card lies on top', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['scribe-1', 'beggar-1'] },
      'present-locations': { 0: ['inn-1'] },
      'present-events': { 0: ['borrowed-time-1'] },
    },
  })
  t.answer('activate.scribe-1').answer('inn-1')
  expect(t.seen(1, 'past', 0)).toEqual(['inn-1'])
  t.answer('activate.borrowed-time-1')
  expect(t.seen(1, 'past', 0)).toEqual([null, 'borrowed-time-1'])
})

test('[past.owner-may-look] the owner sees all cards of the own PAST, also on the turn of others', () => {
  const t = table({ at: 'action', active: 1, zones: { past: { 0: FIVE } } })
  expect(t.ask.seat).toBe(1)
  expect(t.seen(0, 'past', 0)).toEqual(FIVE)
})

test('[past.opponent-sees-top] others see the top card only', () => {
  const t = acting({ zones: { past: { 0: FIVE } } })
  for (const viewer of [1, 'spectator'] as const)
    expect(t.seen(viewer, 'past', 0)).toEqual([null, null, null, null, 'guide-1'])
})

test('[past.count-public] everybody can count a PAST', () => {
  const t = acting({ zones: { past: { 0: FIVE } } })
  for (const viewer of [0, 1, 'spectator'] as const) expect(t.seen(viewer, 'past', 0)).toHaveLength(5)
})

test('[planning.pass-face-down] passed cards are known to giver and receiver only, and to nobody before all have chosen', () => {
  const hands = {
    0: ['inn-1', 'well-1', 'beggar-1', 'duel-1', 'guide-1'],
    1: ['inn-2', 'well-2', 'beggar-2', 'duel-2', 'guide-2'],
    2: ['armory-1', 'docks-1', 'scribe-1', 'vision-1', 'alarm-1'],
    3: ['armory-2', 'docks-2', 'scribe-2', 'vision-2', 'alarm-2'],
  }
  const t = table({ seats: 4, at: 'draft', zones: { hand: hands } })
  for (const seat of [0, 1, 2, 3] as const) t.answerAs(seat, hands[seat][0])
  t.answerAs(0, ['well-1', 'beggar-1']).answerAs(1, ['well-2', 'beggar-2']).answerAs(2, ['docks-1', 'scribe-1'])
  expect(t.match.asSeenBy(1, () => t.zone('hand', 1))).not.toContain('well-1')
  expect(t.seen(1, 'hand', 1)).not.toContain('well-1')
  t.answerAs(3, ['docks-2', 'scribe-2'])
  expect(t.seen(1, 'hand', 1)).toEqual(expect.arrayContaining(['well-1', 'beggar-1']))
  expect(t.seen(0, 'hand', 1)).toEqual(expect.arrayContaining(['well-1', 'beggar-1', null]))
  for (const viewer of [2, 3, 'spectator'] as const) expect(t.seen(viewer, 'hand', 1)).toEqual([null, null, null, null])
})

test('[visibility.hand-secret] others see the number of cards in a hand and nothing else', () => {
  const t = table({
    at: 'draft',
    zones: { hand: { 0: FIVE, 1: ['inn-2', 'well-2', 'beggar-2', 'duel-2', 'guide-2'] } },
  })
  expect(t.seen(0, 'hand', 0)).toEqual(FIVE)
  for (const viewer of [1, 'spectator'] as const)
    expect(t.seen(viewer, 'hand', 0)).toEqual([null, null, null, null, null])
})

test('[visibility.future-open] every view shows each FUTURE card with its tokens', () => {
  const t = looting({ zones: { future: { 0: ['inn-1'] } }, marks: { gem: { 'inn-1': 2 } } })
  for (const viewer of [1, 'spectator'] as const) {
    expect(t.seen(viewer, 'future', 0)).toEqual(['inn-1'])
    const { state } = t.match.view(viewer)
    expect(state.marks.filter((n) => n === 2)).toHaveLength(1)
  }
})

test('[visibility.present-open] every view lists each row in order and tells which Characters are Activated', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['beggar-1', 'guide-1'] } },
    marks: { activated: { 'beggar-1': 1 } },
  })
  for (const viewer of [1, 'spectator'] as const) {
    expect(t.seen(viewer, 'present-characters', 0)).toEqual(['beggar-1', 'guide-1'])
    expect(t.match.view(viewer).state.marks.reduce((sum, n) => sum + n, 0)).toBe(1)
  }
})

test('[visibility.discard-face-up] [visibility.discards-public] every view shows the discard piles', () => {
  const t = acting({ zones: { 'event-discard': ['duel-1', 'duel-2'], 'location-discard': ['inn-1'] } })
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(t.seen(viewer, 'event-discard')).toEqual(['duel-1', 'duel-2'])
    expect(t.seen(viewer, 'location-discard')).toEqual(['inn-1'])
  }
})

test('[tips.shown-to-all] the log shows three tips to everybody before round 1, in both languages', () => {
  const t = dealt({ seats: 3 })
  expect(t.said().slice(0, 3)).toEqual(['tip.order', 'tip.danger', 'tip.future'])
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(t.match.heard(viewer).filter((event) => event.rule === 'tips.shown-to-all')).toHaveLength(3)
  for (const language of ['en', 'fr'] as const)
    for (const tip of Object.values(TIP_TEXTS)) {
      const reader = { language, seatName: String, cardName: String, word: String }
      expect(plain(fill(tip, {}, reader)).length).toBeGreaterThan(40)
    }
})

test('hidden cards show no type: all backs are alike', () => {
  const backs = new Set(game.cards.filter((card) => card.favor.length > 0).map((card) => card.back))
  expect([...backs]).toEqual(['card'])
})
