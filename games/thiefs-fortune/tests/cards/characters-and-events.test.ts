import type { TableSetup } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { acting, table, tokens } from '../kit.ts'

type Zones = NonNullable<TableSetup['zones']>
const usedCharacter = (card: string, setup: TableSetup = {}) => {
  const zones = (setup.zones ?? {}) as Zones
  const others = (zones['present-characters'] as Record<number, string[]>)?.[0] ?? []
  return acting({ ...setup, zones: { ...zones, 'present-characters': { 0: [card, ...others] } } }).answer(
    `activate.${card}`,
  )
}
const usedEvent = (card: string, setup: TableSetup = {}) =>
  acting({ ...setup, zones: { ...setup.zones, 'present-events': { 0: [card] } } }).answer(`activate.${card}`)

const FUTURE = { zones: { future: { 0: ['docks-1', 'guide-1'] } }, marks: { gem: { 'docks-1': 1, 'guide-1': 2 } } }

test('Jewel Merchant turns 2 Gems into 2 points', () => {
  const t = usedCharacter('jewel-merchant-1', { tracks: { gem: 3 } })
  expect([t.track('gem'), t.track('fortune')]).toEqual([1, 2])
})

test('Arms Dealer: 1 Sword buys a point, and everybody else arms himself with a Basic Resource of his choice', () => {
  const t = usedCharacter('arms-dealer-1', { seats: 3, tracks: { sword: { 0: 1, 1: 1 }, gem: { 1: 2 } } })
  expect([t.ask.seat, t.ask.rule]).toEqual([1, 'ability.words'])
  t.answer([0, 1])
  expect([t.track('sword', 1), t.track('gem', 1), t.track('sword', 0), t.track('fortune', 0)]).toEqual([1, 1, 0, 1])
  expect(t.ask.rule).toBe('action.same-twice')
})

test('Lamp Seller: 2 Lamps for 3 points, then everybody else may sell one', () => {
  const t = usedCharacter('lamp-seller-1', { seats: 3, tracks: { lamp: { 0: 2, 1: 1, 2: 1 } } })
  t.answer(true)
  t.answer(false)
  expect([0, 1, 2].map((seat) => [t.track('lamp', seat), t.track('fortune', seat)])).toEqual([
    [0, 3],
    [0, 1],
    [1, 0],
  ])
})

test('Storyteller: 1 Lamp Resets another Character, never a Storyteller', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['storyteller-1', 'storyteller-2', 'jewel-merchant-1', 'beggar-1'] } },
    marks: { activated: { 'storyteller-2': 1, 'jewel-merchant-1': 1, 'beggar-1': 1 } },
    tracks: { lamp: 1 },
  }).answer('activate.storyteller-1')
  expect(t.options).toEqual(['jewel-merchant-1', 'beggar-1'])
  t.answer(['jewel-merchant-1'])
  expect([tokens(t, 'activated', 'jewel-merchant-1'), t.track('lamp')]).toEqual([0, 0])
})

test('[ability.words] Smuggler: up to two exchanges, the second may be left out', () => {
  const t = usedCharacter('smuggler-1', { tracks: { sword: { 0: 2 } } }).answer('sword-gem')
  expect(t.options).toContain('done')
  t.answer('sword-lamp')
  expect([t.track('sword'), t.track('gem'), t.track('lamp')]).toEqual([0, 1, 1])
  expect(
    usedCharacter('smuggler-1', { tracks: { sword: { 0: 2 } } })
      .answer('sword-gem')
      .answer('done')
      .track('sword'),
  ).toBe(1)
})

test('Hourglass Maker and Beggar give what they say', () => {
  expect(usedCharacter('hourglass-maker-1').track('time')).toBe(1)
  expect(usedCharacter('beggar-1').answer('sword').track('sword')).toBe(1)
})

test('Pickpocket takes a Basic Resource from a card of another player, no Time and no Danger', () => {
  const marks = { gem: { 'docks-1': 1, 'guide-1': 2 }, time: { 'guide-1': 1 }, danger: { 'guide-1': 1 } }
  const t = usedCharacter('pickpocket-1', { zones: { future: { 0: ['docks-1'], 1: ['guide-1'] } }, marks })
  expect([t.track('gem'), tokens(t, 'gem', 'guide-1'), tokens(t, 'gem', 'docks-1')]).toEqual([1, 1, 1])
})

test('Fortune Teller, Guide, Town Crier and Matchmaker draw into the FUTURE', () => {
  const decks = { 'location-deck': ['inn-1'], 'character-deck': ['beggar-1'], 'event-deck': ['duel-1'] }
  expect(usedCharacter('fortune-teller-1', { zones: decks }).answer('event').zone('future')).toEqual(['duel-1'])
  expect(usedCharacter('guide-1', { zones: decks }).zone('future')).toEqual(['inn-1'])
  expect(usedCharacter('town-crier-1', { zones: decks }).zone('future')).toEqual(['duel-1'])
  expect(usedCharacter('matchmaker-1', { zones: decks }).zone('future')).toEqual(['beggar-1'])
  const none = acting({
    zones: { 'present-characters': { 0: ['guide-1'] }, 'location-deck': [], 'location-discard': [] },
  })
  expect(none.options).toEqual(['pass'])
})

test('Corrupt Guard: 1 Gem, and 1 Danger lies on a card of another player', () => {
  const t = usedCharacter('corrupt-guard-1', {
    zones: { future: { 1: ['docks-1', 'inn-1'] } },
    marks: { gem: { 'docks-1': 1, 'inn-1': 1 } },
    tracks: { gem: { 0: 1 }, danger: { 0: 2 } },
  }).answer('docks-1')
  expect([t.track('gem'), t.track('danger'), tokens(t, 'danger', 'docks-1')]).toEqual([0, 1, 1])
  expect(acting({ zones: { 'present-characters': { 0: ['corrupt-guard-1'] } }, tracks: { gem: 1 } }).options).toEqual([
    'pass',
  ])
})

test('Assassin: a Danger, then two points', () => {
  const t = usedCharacter('assassin-1')
  expect([t.track('danger'), t.track('fortune')]).toEqual([1, 2])
})

test('Blacksmith adds 2 Swords and lets you take one token', () => {
  const t = usedCharacter('blacksmith-1', {
    zones: { future: { 0: ['docks-1', 'inn-1'] } },
    marks: { danger: { 'docks-1': 1, 'inn-1': 1 } },
  })
  t.answer('docks-1')
  expect(t.options).toEqual(['docks-1.sword', 'docks-1.danger', 'done'])
  t.answer('docks-1.sword')
  expect([t.track('sword'), tokens(t, 'sword', 'docks-1')]).toEqual([1, 1])
})

test('Gem Cutter: 1 Gem for up to two tokens of the FUTURE', () => {
  const cuts = () => usedCharacter('gem-cutter-1', { ...FUTURE, tracks: { gem: { 0: 1 } } }).answer('guide-1.gem')
  const t = cuts().answer('guide-1.gem')
  expect([t.track('gem'), t.zone('present-characters')]).toEqual([2, ['gem-cutter-1', 'guide-1']])
  expect(cuts().answer('done').track('gem')).toBe(1)
})

test('Lamplighter: 1 Lamp brings a card of the FUTURE into the PRESENT, without its tokens', () => {
  const t = usedCharacter('lamplighter-1', { ...FUTURE, tracks: { lamp: { 0: 1 } } }).answer('docks-1')
  expect([t.track('lamp'), t.track('gem'), t.zone('present-locations')]).toEqual([0, 0, ['docks-1']])
})

test('Camel Driver: 2 Time for a card and a point', () => {
  const t = usedCharacter('camel-driver-1', { zones: { 'event-deck': ['duel-1'] }, tracks: { time: { 0: 2 } } })
  t.answer('event')
  expect([t.track('time'), t.track('fortune'), t.zone('future')]).toEqual([0, 1, ['duel-1']])
})

test('Acrobat moves a card in its row, then takes a token; both must be possible', () => {
  const setup = { ...FUTURE, zones: { ...FUTURE.zones, 'present-characters': { 0: ['beggar-1'] } } }
  const t = usedCharacter('acrobat-1', setup).answer('beggar-1')
  expect(t.zone('present-characters')).toEqual(['beggar-1', 'acrobat-1'])
  t.answer('docks-1.gem')
  expect([t.track('gem'), tokens(t, 'activated', 'acrobat-1')]).toEqual([1, 1])
  expect(acting({ ...FUTURE, zones: { ...FUTURE.zones, 'present-characters': { 0: ['acrobat-1'] } } }).options).toEqual(
    ['pass'],
  )
})

test('Scribe may push itself out; it then lies in the PAST', () => {
  const t = usedCharacter('scribe-1')
  expect([t.zone('past'), t.zone('present-characters')]).toEqual([['scribe-1'], []])
})

test.each([
  ['vizier-1', ['assassin-1', 'assassin-2', 'beggar-1'], 2],
  ['princess-1', ['beggar-1', 'guide-1'], 1],
  ['sea-captain-1', ['beggar-1'], 0],
])('%s beside %j gains %i', (card, others, n) => {
  expect(usedCharacter(card, { zones: { 'present-characters': { 0: others } } }).track('fortune')).toBe(n)
})

test.each([
  ['grand-heist-1', { sword: 1, gem: 1, lamp: 1 }],
  ['black-market-1', { gem: 3 }],
])('%s costs %j and gives 4 points', (card, price) => {
  const t = usedEvent(card, { tracks: price })
  expect([t.track('sword'), t.track('gem'), t.track('lamp'), t.track('fortune')]).toEqual([0, 0, 0, 4])
})

test('Duel: 2 Swords for 3 points, and everybody else who has a Sword pays one', () => {
  const t = usedEvent('duel-1', { seats: 3, tracks: { sword: { 0: 2, 1: 3 } } })
  expect([0, 1, 2].map((seat) => t.track('sword', seat))).toEqual([0, 2, 0])
  expect(t.track('fortune')).toBe(3)
})

test('Night Escape: 2 Lamps for 2 points and 2 Danger less', () => {
  const t = usedEvent('night-escape-1', { tracks: { lamp: { 0: 2 }, danger: { 0: 3 } } })
  expect([t.track('lamp'), t.track('danger'), t.track('fortune')]).toEqual([0, 1, 2])
})

test('Lucky Find, Borrowed Time and A Purse for the Guard', () => {
  const found = usedEvent('lucky-find-1').answer('gem')
  expect([found.track('gem'), found.track('fortune')]).toEqual([1, 1])
  const borrowed = usedEvent('borrowed-time-1', { seats: 3, tracks: { time: { 1: 1 } } })
  expect([0, 1, 2].map((seat) => borrowed.track('time', seat))).toEqual([2, 0, 0])
  const bribed = usedEvent('purse-for-the-guard-1', { tracks: { danger: { 0: 4 }, gem: { 0: 1 } } })
  expect([bribed.track('danger'), bribed.track('gem')]).toEqual([1, 0])
})

test('Smash and Grab takes up to three tokens', () => {
  const t = usedEvent('smash-and-grab-1', FUTURE).answer('guide-1.gem').answer('guide-1.gem').answer('docks-1.gem')
  expect(t.track('gem')).toBe(3)
  expect([t.zone('present-characters'), t.zone('present-locations')]).toEqual([['guide-1'], ['docks-1']])
})

test('Vision draws two cards, each deck chosen in turn', () => {
  const t = usedEvent('vision-1', { zones: { 'location-deck': ['inn-1'], 'event-deck': ['duel-1'] } })
  t.answer('location').answer('event')
  expect(t.zone('future')).toEqual(['inn-1', 'duel-1'])
})

test('Second Wind Resets up to two Characters', () => {
  const t = usedEvent('second-wind-1', {
    zones: { 'present-characters': { 0: ['beggar-1', 'guide-1', 'storyteller-1'] } },
    marks: { activated: { 'beggar-1': 1, 'guide-1': 1, 'storyteller-1': 1 } },
  })
  t.answer(['beggar-1', 'guide-1'])
  expect(['beggar-1', 'guide-1', 'storyteller-1'].map((card) => tokens(t, 'activated', card))).toEqual([0, 0, 1])
})

test('Déjà Vu brings a Location or Character back upright', () => {
  const t = usedEvent('deja-vu-1', { zones: { past: { 0: ['beggar-1', 'duel-1', 'inn-1'] } } })
  expect(t.options).toEqual(['beggar-1', 'inn-1'])
  t.answer('beggar-1')
  expect([t.zone('present-characters'), t.zone('past')]).toEqual([['beggar-1'], ['duel-1', 'inn-1', 'deja-vu-1']])
  expect(t.options).toContain('activate.beggar-1')
})

test('Old Memories counts the PAST in threes without itself', () => {
  const past = ['beggar-1', 'beggar-2', 'inn-1', 'inn-2', 'duel-1']
  expect(usedEvent('old-memories-1', { zones: { past: { 0: past } } }).track('fortune')).toBe(1)
  expect(usedEvent('old-memories-1', { zones: { past: { 0: [...past, 'duel-2'] } } }).track('fortune')).toBe(2)
})

test.each([
  ['among-friends-1', 2],
  ['settling-scores-1', 1],
  ['long-road-1', 1],
  ['rooftop-run-1', 3],
])('%s counts the PRESENT: %i', (card, n) => {
  const zones = {
    'present-characters': { 0: ['beggar-1', 'beggar-2', 'assassin-1', 'guide-1'] },
    'present-locations': { 0: ['inn-1', 'armory-1', 'library-1'] },
  }
  expect(usedEvent(card, { zones }).track('fortune')).toBe(n)
})

test('Settling Scores: a Basic Resource from whoever owns more than you', () => {
  const t = usedEvent('settling-scores-1', {
    seats: 3,
    zones: { 'present-characters': { 0: ['assassin-1'] } },
    tracks: { gem: { 0: 1, 1: 1, 2: 2 } },
  })
  expect([0, 1, 2].map((seat) => t.track('gem', seat))).toEqual([1, 1, 1])
  expect(t.track('fortune')).toBe(1)
})

test('Alarm gives a point, and every other player a Danger', () => {
  const t = table({ seats: 3, at: 'action', zones: { 'present-events': { 0: ['alarm-1'] } } }).answer(
    'activate.alarm-1',
  )
  expect([0, 1, 2].map((seat) => t.track('danger', seat))).toEqual([0, 1, 1])
  expect(t.track('fortune')).toBe(1)
})

test('Scapegoat moves up to two Danger onto one card of another player', () => {
  const t = usedEvent('scapegoat-1', {
    zones: { future: { 0: ['inn-1'], 1: ['docks-1', 'guide-1'] } },
    marks: { gem: { 'inn-1': 1, 'docks-1': 1, 'guide-1': 1 } },
    tracks: { danger: { 0: 3 } },
  })
  expect(t.options).toEqual(['docks-1', 'guide-1'])
  t.answer('guide-1').answer(2)
  expect([t.track('danger'), tokens(t, 'danger', 'guide-1')]).toEqual([1, 2])
})

test('Leap Forward moves a card into the PRESENT; its tokens are lost', () => {
  const t = usedEvent('leap-forward-1', FUTURE).answer('guide-1')
  expect([t.zone('present-characters'), t.track('gem'), tokens(t, 'gem', 'guide-1')]).toEqual([['guide-1'], 0, 0])
})

test('Inside Job uses two different Characters, even Activated ones', () => {
  const t = usedEvent('inside-job-1', {
    zones: { 'present-characters': { 0: ['beggar-1', 'hourglass-maker-1'] } },
    marks: { activated: { 'beggar-1': 1 } },
  })
  expect(t.options).toEqual(['activate.beggar-1', 'activate.hourglass-maker-1'])
  t.answer('activate.beggar-1').answer('gem')
  expect(t.options).toEqual(['activate.hourglass-maker-1', 'done'])
  t.answer('activate.hourglass-maker-1')
  expect([t.track('gem'), t.track('time'), tokens(t, 'activated', 'hourglass-maker-1')]).toEqual([1, 1, 1])
})

test('Hidden Stash: 5 Basic Resources for 4 points', () => {
  const t = usedEvent('hidden-stash-1', { tracks: { gem: { 0: 2 }, lamp: { 0: 3 } } })
  expect([t.track('gem'), t.track('lamp'), t.track('fortune')]).toEqual([0, 0, 4])
})

test('Clean Getaway needs a clean track', () => {
  expect(usedEvent('clean-getaway-1').track('fortune')).toBe(3)
  const t = acting({ zones: { 'present-events': { 0: ['clean-getaway-1'] } }, tracks: { danger: 1 } })
  expect(t.options).toEqual(['pass'])
})

/** A Starting Character has been used beside a Starting Location, which now asks whether it is to answer. */
function answered(location: string, character: string, stock: Record<string, number>) {
  const t = acting({
    zones: {
      'present-locations': { 0: [location] },
      'present-characters': { 0: [character, 'beggar-1'] },
      future: { 0: ['docks-1'] },
    },
    marks: { danger: { 'docks-1': 2 } },
    tracks: Object.fromEntries(Object.entries(stock).map(([kind, n]) => [kind, { 0: n }])),
  }).answer(`activate.${character}`)
  if (t.ask.kind === 'split') t.answer([0, 0, 1]).answer('docks-1.lamp')
  if (t.options.includes('done')) t.answer('done')
  expect([t.ask.kind, t.ask.rule]).toEqual(['agree', 'trigger.optional-or-not'])
  return t
}
const STOCK = ['sword', 'gem', 'lamp', 'danger'] as const

test.each([
  ['thieves-den', 'apprentice-thief', { gem: 1 }, ['gem-sword', 'gem-lamp'], 'gem-lamp', [0, 0, 1, 1]],
  ['abandoned-forge', 'runaway-squire', { sword: 1, gem: 1 }, ['sword-gem', 'sword-lamp'], 'sword-gem', [0, 2, 0, 0]],
  ['lamp-shop-cellar', 'lamp-boy', { lamp: 2, gem: 1 }, ['lamp-sword', 'lamp-gem'], 'lamp-gem', [0, 2, 1, 0]],
])('%s answers its %s with an exchange', (location, character, stock, swaps, swap, after) => {
  const t = answered(location, character, stock as Record<string, number>).answer(true)
  expect(t.options).toEqual(swaps)
  t.answer(swap)
  expect(STOCK.map((kind) => t.track(kind))).toEqual(after)
  const declined = answered(location, character, stock as Record<string, number>)
  const before = STOCK.map((kind) => declined.track(kind))
  declined.answer(false)
  expect(STOCK.map((kind) => declined.track(kind))).toEqual(before)
})

test('Palace Kitchens answers its Palace Servant: 1 Basic Resource Reduces 1 Danger', () => {
  const t = answered('palace-kitchens', 'palace-servant', { gem: 1, danger: 2 }).answer(true).answer([1, 0])
  expect(STOCK.map((kind) => t.track(kind))).toEqual([0, 0, 1, 1])
  const declined = answered('palace-kitchens', 'palace-servant', { gem: 1, danger: 2 }).answer(false)
  expect(STOCK.map((kind) => declined.track(kind))).toEqual([0, 1, 1, 2])
})

test('Goldsmith’s Attic answers its Goldsmith’s Daughter, who sells a Gem, with a Time', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['goldsmiths-attic'] }, 'present-characters': { 0: ['goldsmiths-daughter'] } },
    tracks: { gem: { 0: 1 } },
  }).answer('activate.goldsmiths-daughter')
  expect([t.track('gem'), t.track('fortune'), t.track('time')]).toEqual([0, 1, 1])
})

test('Desert Camp answers its Nomad Scout with a Basic Resource', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['desert-camp'] }, 'present-characters': { 0: ['nomad-scout'] } },
    tracks: { sword: { 0: 1 } },
  })
  t.answer('activate.nomad-scout').answer('event').answer('gem')
  expect([t.track('sword'), t.track('gem'), t.zone('future').length]).toEqual([0, 1, 1])
})
