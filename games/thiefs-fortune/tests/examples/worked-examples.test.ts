import { expect, test } from 'vitest'
import { acting, DECK_SIZES, DECKS, dealt, looting, own, table, tokens } from '../kit.ts'

test('rulebook.two-friend-locations: both resolve, in the chosen order, before the next token', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['tea-house-1', 'forge-1'] }, future: { 0: ['beggar-1', 'docks-1'] } },
    marks: { gem: { 'beggar-1': 1, 'docks-1': 1 } },
  }).answer('beggar-1.gem')
  t.answer(['forge-1', 'tea-house-1']).answer('lamp')
  expect(own(t, 0, () => [t.track('sword'), t.track('lamp')])).toEqual([1, 1])
  expect(t.options).toEqual(['docks-1.gem', 'done'])
})

test('rulebook.common-future-add-or-take: both are legal on any of the three Common cards', () => {
  const common = ['docks-1', 'guide-1', 'duel-1']
  const t = acting({
    zones: { 'common-future': common, 'present-characters': { 0: ['blacksmith-1', 'apprentice-thief'] } },
    marks: { gem: { 'docks-1': 1, 'guide-1': 1, 'duel-1': 2 } },
  }).answer('activate.blacksmith-1')
  expect(t.options).toEqual(common)
  t.answer('duel-1').answer('done').answer('activate.apprentice-thief')
  expect(t.options).toEqual(['docks-1.gem', 'guide-1.gem', 'duel-1.sword', 'duel-1.gem'])
  t.answer('duel-1.sword')
  expect([t.track('sword'), tokens(t, 'sword', 'duel-1')]).toEqual([1, 1])
})

test('[lang.setup-step-order] rulebook.setup-three-players', () => {
  const t = dealt({ seats: 3, at: 'action' })
  expect([t.table.round, ...DECKS.map((deck) => t.zone(deck).length)]).toEqual([1, ...DECK_SIZES])
  for (const seat of [0, 1, 2]) {
    expect([t.track('fortune', seat), t.track('danger', seat), t.zone('past', seat).length]).toEqual([0, 0, 0])
    expect([t.zone('present-locations', seat).length, t.zone('present-characters', seat).length]).toEqual([1, 1])
    expect(['sword', 'gem', 'lamp', 'time'].reduce((sum, kind) => sum + t.track(kind, seat), 0)).toBe(4)
  }
})

test('faq.armory-three-danger', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['armory-1'] },
      'present-events': { 0: ['abandoned-plans-1'] },
      future: { 0: ['guide-1'] },
    },
    marks: { danger: { 'guide-1': 3 } },
    tracks: { sword: 2 },
  })
  t.answer('activate.abandoned-plans-1').answer(2)
  expect([t.track('sword'), t.track('danger')]).toEqual([0, 1])
})

test('faq.treasure-room-one-danger: a prevented Danger counts towards the limit', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['treasure-room-1'] }, future: { 0: ['guide-1'] } },
    marks: { lamp: { 'guide-1': 9 }, danger: { 'guide-1': 1 } },
    tracks: { gem: { 0: 1 }, danger: { 0: 2 } },
  })
  t.answer('guide-1.lamp').answer('guide-1.lamp').answer('guide-1.danger').answer(1)
  expect(own(t, 0, () => [t.track('gem'), t.track('danger')])).toEqual([0, 2])
  expect(t.ask.spec.params['n']).toBe(2)
})

test('faq.library-declined', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['library-1'] }, future: { 0: ['guide-1'] } },
    marks: { danger: { 'guide-1': 1 } },
    tracks: { lamp: { 0: 3 } },
  })
  t.answer('guide-1.danger').answer(0)
  expect([t.track('lamp'), t.track('danger')]).toEqual([3, 1])
})

test('[row.change-position] faq.inn-after-token', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['inn-1'] },
      'present-characters': { 0: ['beggar-1', 'guide-1', 'assassin-1', 'princess-1'] },
      future: { 0: ['scribe-1'] },
    },
    marks: { lamp: { 'scribe-1': 1 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect(t.zone('present-characters')).toEqual(['guide-1', 'assassin-1', 'princess-1', 'scribe-1'])
  t.answer(true).answer('scribe-1').answer('space.1')
  expect(t.zone('present-characters')).toEqual(['scribe-1', 'guide-1', 'assassin-1', 'princess-1'])
  expect([t.track('time'), t.track('lamp'), t.zone('past')]).toEqual([0, 1, ['beggar-1']])
})

test('[lang.inn-well-singular] faq.well-after-token', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['well-1', 'armory-1'] }, future: { 0: ['duel-1'] } },
    marks: { sword: { 'duel-1': 2 } },
    tracks: { time: 2 },
  })
  t.answer('spend-time').answer(true).answer('armory-1')
  expect(t.zone('present-locations')).toEqual(['armory-1', 'well-1'])
  expect([t.track('time'), t.track('sword'), tokens(t, 'sword', 'duel-1')]).toEqual([0, 1, 1])
})

test('faq.mercenary-single-favor', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['mercenary-1'] }, future: { 0: ['tea-house-1'] } },
    marks: { lamp: { 'tea-house-1': 1 } },
  })
  t.answer('activate.mercenary-1').answer('sw')
  expect([t.track('sword'), t.track('time'), tokens(t, 'lamp', 'tea-house-1')]).toEqual([1, 0, 1])
  expect([t.zone('future'), tokens(t, 'activated', 'mercenary-1')]).toEqual([['tea-house-1'], 1])
})

test('faq.king-of-thieves-common', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['king-of-thieves-1'] }, 'common-future': ['duel-1'] },
    marks: { gem: { 'duel-1': 1 } },
  }).answer('activate.king-of-thieves-1')
  expect([t.track('gem'), t.zone('present-events')]).toEqual([1, ['duel-1']])
})

test('faq.body-guard-not-on-common', () => {
  const setup = {
    zones: {
      'present-characters': { 0: ['body-guard-1'] },
      future: { 0: ['docks-1'] },
      'common-future': ['forge-1', 'guide-1', 'duel-1'],
    },
    marks: { sword: { 'docks-1': 1, 'forge-1': 1, 'guide-1': 1, 'duel-1': 1 } },
    tracks: { danger: { 0: 2 } },
  }
  const t = acting(setup).answer('activate.body-guard-1')
  expect([t.track('danger'), tokens(t, 'sword', 'docks-1'), tokens(t, 'danger', 'docks-1')]).toEqual([1, 1, 1])
  const empty = acting({ ...setup, zones: { ...setup.zones, future: {} } })
  expect(empty.refusal('activate.body-guard-1')).toBe('character.must-be-performable')
})

test('faq.abandoned-plans-on-common', () => {
  const t = acting({
    zones: { 'present-events': { 0: ['abandoned-plans-1'] }, 'common-future': ['guide-1'] },
    marks: { sword: { 'guide-1': 1 }, time: { 'guide-1': 1 }, danger: { 'guide-1': 1 } },
    tracks: { danger: { 0: 1 } },
  }).answer('activate.abandoned-plans-1')
  expect([t.track('sword'), t.track('time'), t.track('danger')]).toEqual([1, 1, 2])
  expect([t.zone('character-discard'), t.zone('past')]).toEqual([['guide-1'], ['abandoned-plans-1']])
})

test('faq.push-your-luck-zero', () => {
  const t = acting({ zones: { 'present-events': { 0: ['push-your-luck-1'] } } }).answer('activate.push-your-luck-1')
  expect([t.track('sword') + t.track('gem') + t.track('lamp'), t.zone('past')]).toEqual([0, ['push-your-luck-1']])
})

const mistake = (seats: number, active: number, danger: Record<number, number>) =>
  table({
    seats,
    at: 'action',
    active,
    zones: { 'present-events': { [active]: ['that-was-a-mistake-1'] } },
    tracks: { danger },
  }).answer('activate.that-was-a-mistake-1')

test('faq.mistake-tie', () => {
  const t = mistake(3, 2, { 0: 4, 1: 4, 2: 1 })
  expect([0, 1, 2].map((seat) => t.track('danger', seat))).toEqual([2, 2, 1])
  expect(t.ask.seat).toBe(2)
})

test('faq.mistake-single-danger', () => {
  const t = mistake(2, 1, { 0: 1, 1: 0 })
  expect([t.track('danger', 0), t.track('danger', 1)]).toEqual([0, 0])
})

test('faq.worse-tie', () => {
  const t = acting({
    zones: { 'present-events': { 0: ['it-couldnt-be-worse-1'] } },
    tracks: { danger: 3, fortune: { 0: 10, 1: 12 } },
  }).answer('activate.it-couldnt-be-worse-1')
  expect([t.track('fortune', 0), t.track('fortune', 1)]).toEqual([12, 12])
})

test('derived.draft-hand-sizes', () => {
  const t = dealt({ seats: 3, options: { commonFuture: false } })
  const sizes: number[] = []
  t.play(
    (ask) => {
      const ids = t.match.asSeenBy(ask.seat, () => ask.options().map((option) => option.id))
      const size = t.zone('hand', 0).length
      if (t.table.phase !== 'planning' && sizes[sizes.length - 1] !== size) sizes.push(size)
      return ask.kind === 'pick-some'
        ? ids.slice(0, 2)
        : (ids.find((id) => /^(?:sw|ge|la|ps|pg|pl)$/.test(id)) ?? ids[0])
    },
    () => t.table.phase === 'loot',
  )
  // Whether a question comes after the last card was passed hangs on the cards.
  expect(sizes.slice(0, 5)).toEqual([5, 4, 3, 2, 1])
  expect(t.zone('hand', 0)).toEqual([])
  expect([0, 1, 2].map((seat) => t.zone('future', seat).length)).toEqual([4, 4, 4])
  expect(['location-discard', 'character-discard', 'event-discard'].flatMap((pile) => t.zone(pile))).toHaveLength(3)
})

test('derived.bribe-partial', () => {
  const t = table({
    at: 'bribe',
    facts: { 'first-to-pass': 0 },
    tracks: { danger: { 0: 4 }, sword: { 0: 1 }, gem: { 0: 1 }, time: { 0: 3 }, fortune: { 0: 9 } },
  })
  expect([t.track('sword'), t.track('gem'), t.track('time')]).toEqual([0, 0, 3])
  expect([t.track('fortune'), t.track('danger')]).toEqual([7, 2])
})

test('derived.danger-overflow', () => {
  const t = acting({
    zones: { 'present-events': { 0: ['abandoned-plans-1'] }, future: { 0: ['guide-1'] } },
    marks: { danger: { 'guide-1': 3 } },
    tracks: { danger: { 0: 4 }, fortune: { 0: 6 } },
  }).answer('activate.abandoned-plans-1')
  expect([t.track('danger'), t.track('fortune')]).toEqual([5, 4])
})

test('derived.push-location', () => {
  const t = looting({
    zones: {
      'present-locations': { 0: ['goldsmiths-row-1', 'armory-1', 'library-1', 'forge-1'] },
      future: { 0: ['docks-1'] },
    },
    marks: { time: { 'docks-1': 1 } },
  }).answer('docks-1.time')
  expect(t.zone('present-locations')).toEqual(['armory-1', 'library-1', 'forge-1', 'docks-1'])
  expect([t.zone('past'), t.track('gem')]).toEqual([['goldsmiths-row-1'], 0])
})

test('derived.push-event', () => {
  const t = looting({
    zones: { 'present-events': { 0: ['duel-1', 'duel-2', 'duel-3', 'vision-1'] }, future: { 0: ['vision-2'] } },
    marks: { time: { 'vision-2': 1 } },
  }).answer('vision-2.time')
  expect(t.zone('present-events')).toEqual(['duel-2', 'duel-3', 'vision-1', 'vision-2'])
  expect([t.zone('event-discard'), t.zone('past')]).toEqual([['duel-1'], []])
})

test('derived.final-score', () => {
  const t = table({
    at: 'bribe',
    round: 5,
    facts: { 'first-to-pass': 0 },
    zones: {
      past: { 0: ['inn-1', 'inn-2', 'well-2', 'armory-2', 'duel-1', 'duel-2', 'duel-3'] },
      'present-locations': { 0: ['docks-2', 'library-2', 'well-1'] },
    },
    tracks: { fortune: { 0: 22 }, sword: { 0: 6 }, gem: { 0: 2 }, lamp: { 0: 4 }, time: { 0: 5 } },
  })
  expect(t.match.result?.scores[0]).toBe(32)
})

test('derived.first-to-pass', () => {
  const t = table({
    seats: 4,
    at: 'action',
    zones: { 'present-characters': { 0: ['hourglass-maker-1'], 1: ['hourglass-maker-2'], 3: ['assassin-1'] } },
  })
  t.answer('activate.hourglass-maker-1').answer('end-turn')
  t.answer('activate.hourglass-maker-2').answer('pass')
  t.answer('pass')
  t.answer('activate.assassin-1').answer('end-turn')
  t.answer('pass').answer('pass')
  expect([t.table.round, t.fact('starting-player')]).toEqual([2, 1])
})

test('derived.solo-planning', () => {
  const t = dealt({ seats: 1 })
  for (let n = 0; n < 3; n++) t.answer('event')
  for (let n = 0; n < 5; n++) t.answer(t.ask.option(0).id)
  const favor = t.options[0]
  t.answer(favor)
  expect(t.table.phase).toBe('loot')
  expect([t.zone('future').length, t.zone('solo-pile').length, t.zone('hand').length]).toEqual([4, 0, 0])
  expect(['location-discard', 'character-discard', 'event-discard'].flatMap((pile) => t.zone(pile))).toHaveLength(8)
})
