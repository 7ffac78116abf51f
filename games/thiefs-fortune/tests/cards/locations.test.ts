import { expect, test } from 'vitest'
import { acting, looting, own, table, tokens } from '../kit.ts'

const enters = (location: string, card: string) =>
  looting({
    zones: { 'present-locations': { 0: [location] }, future: { 0: [card] } },
    marks: { danger: { [card]: 1 } },
  }).answer(`${card}.danger`)
const uses = (location: string, card: string, row: 'present-characters' | 'present-events') =>
  acting({ zones: { 'present-locations': { 0: [location] }, [row]: { 0: [card] } } }).answer(`activate.${card}`)

test.each([
  ['water-clock-1', 'duel-1', 'time', 1],
  ['caravanserai-1', 'guide-1', 'time', 1],
  ['caravanserai-1', 'beggar-1', 'time', 0],
  ['back-alley-1', 'assassin-1', 'fortune', 1],
  ['back-alley-1', 'guide-1', 'fortune', 0],
  ['forge-1', 'guide-1', 'sword', 1],
  ['forge-1', 'duel-1', 'sword', 0],
])('%s: when %s enters, %s +%i', (location, card, track, n) => {
  expect(enters(location, card).track(track)).toBe(n)
})

test('Tea House: a Friend brings a Basic Resource of your choice', () => {
  const t = enters('tea-house-1', 'beggar-1')
  expect(t.answer('lamp').track('lamp')).toBe(1)
})

test('Goldsmiths’ Row: when another Location enters, 1 Gem may buy 2 points', () => {
  const enter = () =>
    looting({
      zones: { 'present-locations': { 0: ['goldsmiths-row-1'] }, future: { 0: ['inn-1'] } },
      marks: { gem: { 'inn-1': 1 } },
    }).answer('inn-1.gem')
  const t = enter().answer(true)
  expect([t.track('gem'), t.track('fortune')]).toEqual([0, 2])
  expect(enter().answer(false).track('fortune')).toBe(0)
})

test('Lantern Stall: when an Event enters, whoever owns more Basic Resources pays one', () => {
  const t = looting({
    seats: 3,
    zones: { 'present-locations': { 0: ['lantern-stall-1'] }, future: { 0: ['duel-1'] } },
    marks: { danger: { 'duel-1': 1 } },
    tracks: { sword: { 0: 1, 1: 2, 2: 1 } },
  }).answer('duel-1.danger')
  expect([0, 1, 2].map((seat) => t.track('sword', seat))).toEqual([1, 1, 1])
})

test.each([
  ['training-yard-1', 'assassin-1', 'present-characters', 'sword'],
  ['oasis-1', 'sea-captain-1', 'present-characters', 'lamp'],
] as const)('%s: using %s', (location, card, row, track) => {
  expect(uses(location, card, row).track(track)).toBe(1)
})

test('[trigger.optional-or-not] Bazaar: after using a Character one Basic Resource may be exchanged', () => {
  const t = uses('bazaar-1', 'beggar-1', 'present-characters').answer('sword').answer(true)
  expect(t.options).toEqual(['sword-gem', 'sword-lamp'])
  t.answer('sword-gem')
  expect([t.track('sword'), t.track('gem')]).toEqual([0, 1])
  const declined = uses('bazaar-1', 'beggar-1', 'present-characters').answer('sword').answer(false)
  expect([declined.ask.rule, declined.track('sword')]).toEqual(['action.same-twice', 1])
})

test('Shrine: after using an Event 1 Lamp may buy 1 point', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['shrine-1'] }, 'present-events': { 0: ['borrowed-time-1'] } },
    tracks: { lamp: 1 },
  }).answer('activate.borrowed-time-1')
  t.answer(true)
  expect([t.track('lamp'), t.track('fortune')]).toEqual([0, 1])
  expect(uses('shrine-1', 'borrowed-time-1', 'present-events').ask.rule).toBe('action.same-twice')
})

test('Guild Hall: after using a Friend 1 Basic Resource may buy a card', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['guild-hall-1'] },
      'present-characters': { 0: ['hourglass-maker-1'] },
      'event-deck': ['duel-1'],
    },
    tracks: { gem: { 0: 1 } },
  }).answer('activate.hourglass-maker-1')
  t.answer(true).answer('event')
  expect([t.track('gem'), t.zone('future')]).toEqual([0, ['duel-1']])
})

test('Observatory: after using an Event 1 Time may buy a card', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['observatory-1'] },
      'present-events': { 0: ['push-your-luck-1'] },
      'event-deck': ['duel-1'],
    },
    tracks: { time: { 0: 1 } },
  }).answer('activate.push-your-luck-1')
  t.answer(true).answer('event')
  expect([t.track('time'), t.zone('future')]).toEqual([0, ['duel-1']])
})

test('Docks: Spend Time also takes a token from a card of another player', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['docks-1'] }, future: { 0: ['guide-1'], 1: ['inn-1'] } },
    marks: { gem: { 'guide-1': 1 }, lamp: { 'inn-1': 2 } },
    tracks: { time: { 0: 2 } },
  }).answer('spend-time')
  expect([t.track('gem'), t.track('lamp'), tokens(t, 'lamp', 'inn-1')]).toEqual([1, 1, 1])
})

test('Mausoleum: a pushed Location or Character gives a point, but not the Mausoleum itself', () => {
  const pushed = (locations: string[]) =>
    acting({
      zones: { 'present-locations': { 0: locations }, 'present-characters': { 0: ['guide-1', 'scribe-1'] } },
    }).answer('activate.scribe-1')
  expect(pushed(['inn-1', 'mausoleum-1']).answer('inn-1').track('fortune')).toBe(1)
  expect(pushed(['mausoleum-1', 'inn-1']).answer('mausoleum-1').track('fortune')).toBe(0)
  expect(pushed(['mausoleum-1']).answer('guide-1').track('fortune')).toBe(1)
})

test('Dungeon: each Danger on the track may buy a point, Danger beyond five does not', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['dungeon-1'] },
      'present-events': { 0: ['abandoned-plans-1'] },
      future: { 0: ['guide-1'] },
    },
    marks: { danger: { 'guide-1': 3 } },
    tracks: { danger: { 0: 3 }, gem: { 0: 3 } },
  }).answer('activate.abandoned-plans-1')
  t.answer(true).answer(true)
  expect([t.track('danger'), t.track('gem'), t.track('fortune')]).toEqual([5, 1, 1])
})

test('Hideout: passing moves 1 Danger onto a card of another player before the next turn', () => {
  const t = table({
    at: 'action',
    zones: { 'present-locations': { 0: ['hideout-1'] }, future: { 1: ['docks-1'] } },
    marks: { gem: { 'docks-1': 1 } },
    tracks: { danger: { 0: 2 } },
  }).answer('pass')
  expect([t.track('danger'), tokens(t, 'danger', 'docks-1'), t.ask.seat]).toEqual([1, 1, 1])
})

test('Secret Passage: one more token in the Loot Phase', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['secret-passage-1', 'secret-passage-2'] }, future: { 0: ['guide-1'] } },
    marks: { gem: { 'guide-1': 9 } },
  })
  for (let n = 0; n < 6; n++) t.answer('guide-1.gem')
  expect(own(t, 0, () => t.track('gem'))).toBe(6)
  t.answer('guide-1.gem')
  expect([t.track('gem'), t.ask.rule]).toEqual([7, 'action.menu'])
})

test('Inn and Well: the owner may decline, and one card alone cannot move', () => {
  const spend = (characters: string[]) =>
    acting({
      zones: {
        'present-locations': { 0: ['inn-1'] },
        'present-characters': { 0: characters },
        future: { 0: ['docks-1'] },
      },
      marks: { gem: { 'docks-1': 2 } },
      tracks: { time: 2 },
    }).answer('spend-time')
  expect(spend(['beggar-1', 'guide-1']).answer(false).zone('present-characters')).toEqual(['beggar-1', 'guide-1'])
  expect(spend(['beggar-1']).ask.rule).toBe('action.same-twice')
})
