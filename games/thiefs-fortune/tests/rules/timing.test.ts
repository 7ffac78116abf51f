import { expect, test } from 'vitest'
import { acting, looting, own, table, tokens, told } from '../kit.ts'

test('[universal.card-overrides] the text of a card overrides the general rules', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['armory-1'] }, future: { 0: ['guide-1'] } },
    marks: { danger: { 'guide-1': 2 } },
    tracks: { sword: { 0: 1 } },
  })
  t.answer('guide-1.danger').answer(1).answer('done')
  expect([t.track('danger'), t.track('sword')]).toEqual([0, 0])
  const abandoned = acting({
    zones: { 'present-events': { 0: ['abandoned-plans-1'] }, future: { 0: ['guide-1'] } },
    marks: { gem: { 'guide-1': 1 } },
  }).answer('activate.abandoned-plans-1')
  expect([abandoned.zone('present-characters'), abandoned.zone('character-discard')]).toEqual([[], ['guide-1']])
  expect(abandoned.cited()).toContain('universal.card-overrides')
})

test('[universal.danger-cap] a track holds five; the rest costs points', () => {
  const get = (danger: number, coming: number) => {
    const t = acting({
      zones: { 'present-events': { 0: ['abandoned-plans-1'] }, future: { 0: ['guide-1'] } },
      marks: { danger: { 'guide-1': coming } },
      tracks: { danger: { 0: danger } },
    }).answer('activate.abandoned-plans-1')
    return [t.track('danger'), t.track('fortune')]
  }
  expect(get(5, 2)).toEqual([5, -2])
  expect(get(4, 3)).toEqual([5, -2])
})

test('[universal.draw-into-future] a drawn card goes straight into the FUTURE with its loot', () => {
  const t = acting({ zones: { 'present-characters': { 0: ['town-crier-1'] }, 'event-deck': ['duel-1'] } })
  t.answer('activate.town-crier-1')
  expect([t.zone('future'), t.zone('hand'), tokens(t, 'sword', 'duel-1')]).toEqual([['duel-1'], [], 1])
})

const GRAB = {
  zones: {
    'present-events': { 0: ['smash-and-grab-1'] },
    'present-locations': { 0: ['water-clock-1', 'caravanserai-1'] },
    future: { 0: ['duel-1', 'guide-1', 'inn-1'] },
  },
  marks: { gem: { 'duel-1': 1, 'guide-1': 1, 'inn-1': 2 } },
}

test('[timing.finish-first] [trigger.move-now-fire-later] an ability is completed before its triggers', () => {
  const t = acting(GRAB).answer('activate.smash-and-grab-1').answer('duel-1.gem')
  expect([t.zone('present-events'), t.track('time')]).toEqual([['smash-and-grab-1', 'duel-1'], 0])
  t.answer('inn-1.gem').answer('done')
  expect([t.track('gem'), t.track('time')]).toEqual([2, 1])
})

test('[timing.order-of-occurrence] triggers resolve in the order in which they occurred, without a question', () => {
  const t = acting({
    ...GRAB,
    zones: {
      ...GRAB.zones,
      'present-locations': { 0: ['tea-house-1', 'bazaar-1', 'water-clock-1', 'caravanserai-1'] },
    },
  })
  t.answer('activate.smash-and-grab-1').answer('guide-1.gem').answer('duel-1.gem').answer('done')
  const fired = (t.match.events ?? []).flatMap((event) => {
    if (event.type !== 'said' || event.key !== 'location-fired') return []
    const told = event.params['card'] as { sighted: { face: number } }
    return [t.match.game.cards[told.sighted.face]?.id]
  })
  expect(fired).toEqual(['caravanserai-1', 'water-clock-1'])
  expect(t.ask.rule).toBe('action.same-twice')
})

const FRIEND = {
  zones: { 'present-locations': { 0: ['tea-house-1', 'forge-1'] }, future: { 0: ['beggar-1', 'guide-1'] } },
  marks: { gem: { 'beggar-1': 1, 'guide-1': 1 } },
}

test('[timing.same-moment] the owner orders triggers that coincide', () => {
  for (const order of [
    ['tea-house-1', 'forge-1'],
    ['forge-1', 'tea-house-1'],
  ]) {
    const t = looting(FRIEND).answer('beggar-1.gem')
    expect([t.ask.rule, t.options]).toEqual(['timing.same-moment', ['tea-house-1', 'forge-1']])
    t.answer(order)
    expect(own(t, 0, () => t.track('sword'))).toBe(order[0] === 'forge-1' ? 1 : 0)
    t.answer('lamp')
    expect(own(t, 0, () => [t.track('sword'), t.track('lamp')])).toEqual([1, 1])
  }
})

test('no question about the order of triggers that leave no choice', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['caravanserai-1', 'forge-1'] }, future: { 0: ['guide-1'] } },
    marks: { gem: { 'guide-1': 1 } },
  }).answer('guide-1.gem')
  expect([t.track('time'), t.track('sword'), t.ask.rule]).toEqual([1, 1, 'action.menu'])
})

test('[timing.simultaneous-steps] draft picks arrive in any order and give the same result', () => {
  const hand = {
    0: ['inn-1', 'well-1', 'duel-1'],
    1: ['inn-2', 'well-2', 'duel-2'],
    2: ['docks-1', 'docks-2', 'duel-3'],
  }
  const picks = { 0: 'inn-1', 1: 'inn-2', 2: 'docks-1' } as const
  const results = (
    [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ] as const
  ).map((arrival) => {
    const t = table({ seats: 3, at: 'draft', zones: { hand } })
    for (const seat of arrival) t.answerAs(seat, picks[seat])
    return [0, 1, 2].map((seat) => t.zone('future', seat))
  })
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
  const bribes = table({ at: 'bribe', facts: { 'first-to-pass': 0 }, tracks: { danger: 1, sword: 1, gem: 1 } })
  expect(bribes.match.asks().map((ask) => ask.seat)).toEqual([0, 1])
})

test('[timing.player-order-if-interaction] [favor.order] the earlier player in order gets the last card of a deck', () => {
  const t = table({
    at: 'favor',
    active: 1,
    facts: { 'starting-player': 1 },
    zones: {
      hand: { 0: ['duel-1', 'treasure-room-1'], 1: ['duel-2', 'back-alley-2'] },
      'location-deck': ['inn-1'],
      'location-discard': [],
    },
  })
  t.answerAs(0, 'duel-1').answerAs(1, 'duel-2')
  expect([t.ask.seat, t.ask.rule]).toEqual([1, 'planning.last-favor'])
  t.answer('dl')
  expect(t.zone('future', 1)).toEqual(['duel-2', 'inn-1'])
  t.answer('dl')
  // The only Location left is the one just discarded by the first player.
  expect(t.zone('future', 0)).toEqual(['duel-1', 'back-alley-2'])
})

test('[timing.own-locations-only] [lang.friend-example-whose-present] a card that enters sets off Locations of that PRESENT only', () => {
  const t = table({
    at: 'action',
    active: 1,
    zones: { 'present-locations': { 0: ['forge-1'], 1: ['oasis-1'] }, future: { 1: ['beggar-1'] } },
    marks: { gem: { 'beggar-1': 1 } },
    tracks: { time: { 1: 2 } },
  }).answer('spend-time')
  expect(t.zone('present-characters', 1)).toEqual(['beggar-1'])
  expect([t.track('sword', 0), t.track('sword', 1)]).toEqual([0, 0])
})

test('[future.opponent-empties-card] the card enters its owner’s PRESENT and sets off the owner’s Locations', () => {
  const t = table({
    at: 'action',
    active: 1,
    zones: {
      'present-locations': { 0: ['forge-1'] },
      future: { 0: ['beggar-1'] },
      'present-characters': { 1: ['king-of-thieves-1'] },
    },
    marks: { gem: { 'beggar-1': 1 } },
  }).answer('activate.king-of-thieves-1')
  expect([t.track('gem', 1), t.track('sword', 0), t.zone('present-characters', 0)]).toEqual([1, 1, ['beggar-1']])
  expect(told(t, 'card-emptied')).toMatchObject([{ rule: 'future.opponent-empties-card' }])
})

test('[event.pushed-while-resolving] an Event in use that is pushed goes to the PAST', () => {
  const t = acting({
    zones: {
      'present-events': { 0: ['smash-and-grab-1', 'duel-1', 'duel-2', 'duel-3'] },
      future: { 0: ['vision-1', 'inn-1'] },
    },
    marks: { gem: { 'vision-1': 1, 'inn-1': 1 } },
  })
  t.answer('activate.smash-and-grab-1').answer('vision-1.gem').answer('done')
  expect(t.zone('past')).toEqual(['smash-and-grab-1'])
  expect(t.zone('present-events')).toEqual(['duel-1', 'duel-2', 'duel-3', 'vision-1'])
})

test('[character.under-way] Mercenary cannot Activate itself', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['mercenary-1'] }, future: { 0: ['water-clock-1'] } },
    marks: { sword: { 'water-clock-1': 1 } },
  }).answer('activate.mercenary-1')
  expect(t.options).toEqual(['ps', 'ac'])
  t.answer('ac')
  expect([t.ask.rule, tokens(t, 'activated', 'mercenary-1')]).toEqual(['action.same-twice', 1])
})

test('[trigger.newcomer-itself] a Location does not react to its own entry', () => {
  const t = looting({
    zones: { future: { 0: ['goldsmiths-row-1'] } },
    marks: { sword: { 'goldsmiths-row-1': 1 } },
  }).answer('goldsmiths-row-1.sword')
  expect(t.track('gem')).toBe(0)
})
