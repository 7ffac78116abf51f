import { expect, test } from 'vitest'
import { acting, dealt, looting, own, table, tokens } from '../kit.ts'

const THREE = { 0: ['inn-1', 'well-1', 'beggar-1'], 1: ['inn-2', 'well-2', 'beggar-2'] }

test('e02: the cards to come are not in the view before everybody has chosen what to pass', () => {
  const t = table({ at: 'draft', zones: { hand: THREE } })
    .answerAs(0, 'inn-1')
    .answerAs(1, 'inn-2')
  const two = table({
    at: 'draft',
    zones: { hand: { 0: [...THREE[0], 'duel-1', 'guide-1'], 1: [...THREE[1], 'duel-2', 'guide-2'] } },
  })
  two.answerAs(0, 'inn-1').answerAs(1, 'inn-2').answerAs(0, ['well-1', 'beggar-1'])
  expect(own(two, 1, () => two.zone('hand', 1))).not.toContain('well-1')
  expect(two.seen(1, 'passing', 0)).toEqual([])
  // Two cards are all there is to pass: they go without a question.
  expect(t.zone('hand', 1)).toEqual(['well-1', 'beggar-1'])
})

test('e03: with two players left and right are the same neighbor', () => {
  for (const round of [1, 2]) {
    const t = table({ at: 'draft', round, zones: { hand: THREE } })
      .answerAs(0, 'inn-1')
      .answerAs(1, 'inn-2')
    expect([t.zone('hand', 0), t.zone('hand', 1)]).toEqual([
      ['well-2', 'beggar-2'],
      ['well-1', 'beggar-1'],
    ])
  }
})

test('[draw.deck-runs-out] e04: an empty deck is made anew from its discard pile; without one another deck is chosen', () => {
  const renewed = table({
    at: 'planning',
    zones: { 'location-deck': [], 'location-discard': ['inn-1', 'inn-2'], hand: {} },
  })
  expect(renewed.said()).toContain('deck-renewed')
  expect(renewed.zone('hand', 0).some((card) => card.startsWith('inn'))).toBe(true)
  const drawn = Array.from({ length: 12 }, (_, seed) =>
    table({
      at: 'planning',
      seed: `renewed ${seed}`,
      zones: { 'location-deck': [], 'location-discard': ['inn-1', 'inn-2'], hand: {} },
    })
      .zone('hand', 0)
      .find((card) => card.startsWith('inn')),
  )
  expect(new Set(drawn)).toEqual(new Set(['inn-1', 'inn-2']))
  const none = table({ at: 'planning', zones: { 'location-deck': ['inn-1'], 'location-discard': [], hand: {} } })
  none.answer('event').answer('event')
  expect([none.ask.seat, none.ask.rule, none.options]).toEqual([1, 'planning.hand-of-five', ['character', 'event']])
  none.answer('event').answer('event').answer('event')
  expect(none.zone('hand', 1)).toHaveLength(5)
})

test('a game with hardly any cards left draws and passes what is there', () => {
  const t = table({
    at: 'planning',
    zones: {
      ...Object.fromEntries(
        ['location-deck', 'location-discard', 'character-deck', 'character-discard'].map((z) => [z, []]),
      ),
      'event-deck': ['duel-1', 'duel-2', 'duel-3'],
      'event-discard': [],
      hand: {},
    },
  })
  t.play(
    (ask) => {
      const ids = t.match.asSeenBy(ask.seat, () => ask.options().map((option) => option.id))
      return ask.kind === 'pick-some' ? ids.slice(0, ask.spec.min) : (ids.find((id) => id === 'pass') ?? ids[0])
    },
    () => t.table.phase === 'loot',
  )
  expect(
    t.zone('future', 0).length + t.zone('future', 1).length + t.zone('event-discard').length,
  ).toBeGreaterThanOrEqual(3)
})

test('[loot.danger-counts] e05: Danger counts towards the Loot limit', () => {
  const t = looting({
    zones: { future: { 0: ['guide-1'] } },
    marks: { gem: { 'guide-1': 5 }, danger: { 'guide-1': 5 } },
  })
  for (const kind of ['gem', 'danger', 'gem', 'danger', 'gem']) t.answer(`guide-1.${kind}`)
  expect([t.ask.rule, t.track('gem'), t.track('danger')]).toEqual(['action.menu', 3, 2])
})

test('e06: a player may take nothing, and the next cards join those that stayed', () => {
  const cards = ['guide-1', 'docks-1', 'duel-1', 'beggar-1']
  const t = looting({ zones: { future: { 0: cards } }, marks: { gem: Object.fromEntries(cards.map((id) => [id, 1])) } })
  t.answer('done').answer('pass').answer('pass')
  t.play(
    (ask) => {
      const ids = t.match.asSeenBy(ask.seat, () => ask.options().map((option) => option.id))
      return ask.kind === 'pick-some'
        ? ids.slice(0, 2)
        : (ids.find((id) => /^(?:sw|ge|la|ps|pg|pl)$/.test(id)) ?? ids[0])
    },
    () => t.table.phase === 'loot',
  )
  expect(t.zone('future', 0)).toHaveLength(8)
})

test('e07: a card with only a Danger may stay in the FUTURE and scores nothing', () => {
  const t = table({
    at: 'loot',
    round: 5,
    zones: { future: { 0: ['armory-2'] } },
    marks: { danger: { 'armory-2': 1 } },
  })
  t.answer('done').answer('pass').answer('pass')
  expect(t.match.result?.scores).toEqual([0, 0])
})

test('e08: a full track while looting costs a point, counts, and still frees the card', () => {
  const t = looting({
    zones: { future: { 0: ['guide-1', 'docks-1'] } },
    marks: { danger: { 'guide-1': 1 }, gem: { 'docks-1': 9 } },
    tracks: { danger: { 0: 5 } },
  }).answer('guide-1.danger')
  expect(own(t, 0, () => [t.track('fortune'), t.track('danger'), t.zone('present-characters')])).toEqual([
    -1,
    5,
    ['guide-1'],
  ])
  expect(t.ask.spec.params['n']).toBe(4)
})

test('e17: a Character that was pushed and returned in the same round is upright', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['beggar-1', 'scribe-1'] },
      'present-events': { 0: ['deja-vu-1'] },
    },
    marks: { activated: { 'beggar-1': 1 } },
  })
  t.answer('activate.scribe-1').answer('activate.deja-vu-1').answer('beggar-1')
  expect(tokens(t, 'activated', 'beggar-1')).toBe(0)
  t.answer('pass')
  expect(t.ask.seat).toBe(0)
  expect(t.options).toContain('activate.beggar-1')
})

test('e18: an Activated Character is refused', () => {
  const t = acting({ zones: { 'present-characters': { 0: ['beggar-1'] } }, marks: { activated: { 'beggar-1': 1 } } })
  expect(t.refusal('activate.beggar-1')).toBe('character.stays-activated')
})

test('e19: only the Stockpile pays', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['jewel-merchant-1'] }, future: { 0: ['guide-1'] } },
    marks: { gem: { 'guide-1': 2 } },
    tracks: { gem: 1 },
  })
  expect(t.refusal('activate.jewel-merchant-1')).toBe('character.must-be-performable')
})

test('e23: who takes the last token of a Common card gets it', () => {
  const t = table({
    at: 'action',
    zones: { 'common-future': ['guide-1'] },
    marks: { gem: { 'guide-1': 2 } },
    tracks: { time: 2 },
  })
  t.answer('spend-time').answer('end-turn').answer('spend-time')
  expect([t.zone('present-characters', 0), t.zone('present-characters', 1)]).toEqual([[], ['guide-1']])
})

test('e24: feeding a Common card is legal; what is left goes to the Supply', () => {
  const t = acting({
    zones: { 'common-future': ['docks-1'], 'present-characters': { 0: ['blacksmith-1'] } },
    marks: { time: { 'docks-1': 1 } },
  })
  t.answer('activate.blacksmith-1').answer('done')
  expect(tokens(t, 'sword', 'docks-1')).toBe(2)
  t.answer('pass').answer('pass')
  expect([t.zone('location-discard'), tokens(t, 'sword', 'docks-1')]).toEqual([['docks-1'], 0])
})

test('e25: Scapegoat cannot reach a Common card', () => {
  const t = acting({
    zones: { 'common-future': ['docks-1'], 'present-events': { 0: ['scapegoat-1'] } },
    marks: { gem: { 'docks-1': 1 } },
    tracks: { danger: { 0: 2 } },
  })
  expect(t.refusal('activate.scapegoat-1')).toBe('event.must-be-performable')
})

test('[pass.as-second-action] e29: Pass may be the second action', () => {
  const t = acting({ zones: { 'present-events': { 0: ['borrowed-time-1'] } } })
  t.answer('activate.borrowed-time-1').answer('pass')
  expect([t.ask.seat, t.fact('first-to-pass')]).toEqual([1, 0])
})

test('[turn.no-skip] e30 and e31: no turn without an action, none with three', () => {
  const t = acting({ zones: { 'present-characters': { 0: ['hourglass-maker-1', 'hourglass-maker-2', 'assassin-1'] } } })
  expect(t.refusal('end-turn')).toBe('turn.no-skip')
  t.answer('activate.hourglass-maker-1').answer('activate.hourglass-maker-2')
  expect(() => t.match.answer(0, 'activate.assassin-1')).toThrow()
})

test('e34: unpaid Danger leaves the track', () => {
  const t = table({ at: 'bribe', facts: { 'first-to-pass': 0 }, tracks: { danger: { 0: 5 }, fortune: { 0: 3 } } })
  expect([t.track('fortune'), t.track('danger')]).toEqual([-2, 0])
})

test('e36: spending everything before the Bribe is legal', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['jewel-merchant-1'] } },
    tracks: { gem: { 0: 2 }, danger: { 0: 1 } },
  })
  t.answer('activate.jewel-merchant-1').answer('pass').answer('pass')
  expect([t.track('fortune'), t.track('danger')]).toEqual([1, 0])
})

test('e38: the Danger after the last Bribe breaks the tie', () => {
  const t = table({
    at: 'bribe',
    round: 5,
    facts: { 'first-to-pass': 0 },
    tracks: { fortune: { 0: 20, 1: 23 }, danger: { 0: 1, 1: 3 }, gem: { 0: 1 } },
  })
  expect(t.match.result).toEqual({ reason: 'fewest-danger', winners: [1], scores: [20, 20] })
})

test('e40: points in the PRESENT score nothing', () => {
  const t = table({
    at: 'bribe',
    round: 5,
    facts: { 'first-to-pass': 0 },
    zones: { 'present-locations': { 0: ['armory-2', 'library-2', 'treasure-room-2', 'docks-2'] } },
  })
  expect(t.match.result?.scores).toEqual([0, 0])
})

test('e41: of another PAST one card and the number are known', () => {
  const t = acting({ zones: { past: { 1: ['inn-1', 'inn-2', 'well-1', 'well-2', 'duel-1', 'beggar-1'] } } })
  expect(t.seen(0, 'past', 1)).toEqual([null, null, null, null, null, 'beggar-1'])
})

test('[danger.most-needs-one] e42: with no Danger anywhere That was a Mistake cannot be used', () => {
  const t = acting({ zones: { 'present-events': { 0: ['that-was-a-mistake-1', 'it-couldnt-be-worse-1'] } } })
  expect(t.options).toEqual(['pass'])
  for (const card of ['that-was-a-mistake-1', 'it-couldnt-be-worse-1'])
    expect(t.refusal(`activate.${card}`)).toBe('danger.most-needs-one')
})

test('[loops.reset] e45: two Storytellers and a merchant: three uses at most', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['storyteller-1', 'storyteller-2', 'jewel-merchant-1'] } },
    tracks: { gem: { 0: 8 }, lamp: { 0: 5 } },
  })
  const use = (card: string) => {
    if (t.ask.seat === 1) t.answer('pass')
    t.answer(`activate.${card}`)
  }
  use('jewel-merchant-1')
  use('storyteller-1')
  use('jewel-merchant-1')
  use('storyteller-2')
  use('jewel-merchant-1')
  expect([t.track('fortune'), t.track('lamp')]).toEqual([6, 3])
  expect(t.options).toEqual(['pass', 'end-turn'])
})

test('e46: Inn does not ask about a single Character', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['inn-1'] },
      'present-characters': { 0: ['beggar-1'] },
      future: { 0: ['duel-1'] },
    },
    marks: { sword: { 'duel-1': 2 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect(t.ask.rule).toBe('action.same-twice')
})

test('e47: a card drawn by the last Favor may be looted this round', () => {
  const t = table({
    at: 'favor',
    zones: { hand: { 0: ['duel-1', 'treasure-room-1'], 1: ['duel-2', 'tea-house-1'] }, 'location-deck': ['inn-1'] },
  })
  t.answerAs(0, 'duel-1').answerAs(1, 'duel-2').answer('dl').answer('ti')
  expect(t.table.phase).toBe('loot')
  expect(t.optionsOf(0)).toContain('inn-1.lamp')
})

test('e49: the Danger that Body Guard moved comes back when the card is looted', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['body-guard-1'] }, future: { 0: ['docks-1'] } },
    marks: { sword: { 'docks-1': 1 } },
    tracks: { danger: { 0: 1 } },
  }).answer('activate.body-guard-1')
  expect([t.track('danger'), tokens(t, 'danger', 'docks-1')]).toEqual([0, 1])
  const next = looting({ zones: { future: { 0: ['docks-1'] } }, marks: { danger: { 'docks-1': 1 } } })
  expect(next.answer('docks-1.danger').track('danger')).toBe(1)
})

test('e50: Abandoned Plans discards the card, which never enters the PRESENT', () => {
  const t = acting({
    zones: {
      'present-events': { 0: ['abandoned-plans-1'] },
      'present-locations': { 0: ['forge-1'] },
      future: { 0: ['beggar-1'] },
    },
    marks: { gem: { 'beggar-1': 1 } },
  }).answer('activate.abandoned-plans-1')
  expect([t.zone('character-discard'), t.track('sword')]).toEqual([['beggar-1'], 0])
})

test('e51: Alarm asks the owners of shields clockwise', () => {
  const t = table({
    seats: 3,
    at: 'action',
    active: 1,
    zones: { 'present-events': { 1: ['alarm-1'] }, 'present-locations': { 0: ['armory-1'], 2: ['armory-2'] } },
    tracks: { sword: 1 },
  }).answer('activate.alarm-1')
  expect([t.ask.seat, t.ask.rule]).toEqual([2, 'card.armory-prevent'])
  t.answer(1)
  expect(t.ask.seat).toBe(0)
  t.answer(0)
  expect([0, 1, 2].map((seat) => t.track('danger', seat))).toEqual([1, 0, 0])
})

test('e54: in the last solo triple no card has two uses', () => {
  const t = dealt({ seats: 1 })
  for (let n = 0; n < 3; n++) t.answer('event')
  for (let n = 0; n < 3; n++) t.answer(t.ask.option(0).id)
  const placed = t.ask.option(0).id
  t.answer(placed)
  expect(t.refusal(placed)).toBe('solo.last-triple')
})
