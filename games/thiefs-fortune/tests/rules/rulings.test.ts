import { expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { acting, dealt, looting, own, table, tokens, told } from '../kit.ts'
import { logOf } from '../read-log.ts'

const firedIn = (t: Parameters<typeof logOf>[0]) =>
  logOf(t).flatMap(({ line }) => (line.endsWith(' fires.') ? [line.replace(/ fires\.$/, '')] : []))

test('[lang.spend-time-optional] who pays two Time must take a token', () => {
  const t = acting({
    zones: { future: { 0: ['docks-1', 'inn-1'] } },
    marks: { gem: { 'docks-1': 1, 'inn-1': 1 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect(t.options).toEqual(['docks-1.gem', 'inn-1.gem'])
})

test('[lang.which-text-prevails] English decides a conflict, French speaks where English is silent', () => {
  // English: who pays two Time gets a token; French: may take one.
  const paid = acting({
    zones: { future: { 0: ['docks-1', 'inn-1'] } },
    marks: { gem: { 'docks-1': 1, 'inn-1': 1 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect(paid.options).not.toContain('done')
  // French: the two Favors of the card; English does not say how many there are.
  const favor = acting({
    zones: { 'present-characters': { 0: ['mercenary-1'] }, future: { 0: ['docks-1'] } },
    marks: { gem: { 'docks-1': 1 } },
  }).answer('activate.mercenary-1')
  expect([favor.ask.spec.text, favor.options.length]).toEqual(['anatomy.favor-one-option', 2])
})

test('[lang.round-and-turn] French says “manche” for a round and “tour” for a turn', () => {
  expect(game.text.log['round-begins']?.fr).toContain('manche')
  expect(game.text.log['turn-ended']?.fr).toContain('tour')
  const rounds = Object.values(game.text.log).filter(({ en }) => /round \{n\}/i.test(en))
  for (const { fr } of rounds) expect(fr).not.toMatch(/\btour\b/)
})

test('[draw.look-before-extra-cards] the deck of each extra card is chosen with the cards so far in view', () => {
  const t = dealt({ seats: 2, active: 0, facts: { 'starting-player': 0 } })
  for (const n of [3, 4]) {
    expect([t.ask.seat, t.ask.rule]).toEqual([0, 'planning.draw-two-more'])
    expect(t.seen(0, 'hand', 0).filter((card) => card !== null)).toHaveLength(n)
    t.answer('event')
  }
  expect(t.said().filter((line) => line === 'drew')).toHaveLength(2)
})

test('[draw.deck-runs-out] an effect that draws several cards draws as many as there are', () => {
  const empty = Object.fromEntries(
    ['location-deck', 'location-discard', 'character-deck', 'character-discard'].map((z) => [z, []]),
  )
  const t = acting({
    zones: { ...empty, 'event-deck': ['duel-1'], 'event-discard': [], 'present-events': { 0: ['vision-1'] } },
  }).answer('activate.vision-1')
  expect([t.zone('future'), t.zone('past')]).toEqual([['duel-1'], ['vision-1']])
})

test('[tokens.not-limited] the Supply never runs out', () => {
  const t = acting({
    zones: { 'present-characters': { 0: ['blacksmith-1'] }, future: { 0: ['docks-1'], 1: ['inn-1'] } },
    marks: { sword: { 'docks-1': 40, 'inn-1': 40 } },
    tracks: { sword: 40 },
  }).answer('activate.blacksmith-1')
  t.answer('docks-1.sword')
  expect([t.track('sword'), tokens(t, 'sword', 'docks-1')]).toEqual([41, 41])
})

test('[loot.triggered-tokens-do-not-count] what a Location gives while looting does not count towards the limit', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['tea-house-1'] }, future: { 0: ['beggar-1', 'docks-1'] } },
    marks: { gem: { 'beggar-1': 1, 'docks-1': 9 } },
  })
  t.answer('beggar-1.gem').answer('lamp')
  expect(t.ask.spec.params['n']).toBe(4)
})

const lastCards = (cards: readonly string[], characters: string[] = []) =>
  table({
    at: 'favor',
    zones: { hand: { 0: cards, 1: ['duel-2', 'duel-3'] }, 'present-characters': { 0: characters } },
  })
    .answerAs(0, cards[0])
    .answerAs(1, 'duel-2')

test('[favor.not-feasible] a bonus that can do nothing may be chosen; the card is discarded all the same', () => {
  const t = lastCards(['docks-1', 'well-1'])
  expect(t.options).toEqual(['ge', 'rd'])
  t.answer('rd')
  expect([t.track('gem', 0), t.zone('location-discard'), t.ask.seat]).toEqual([0, ['well-1'], 1])
})

test('[favor.activate-in-planning] a Character used by a Favor is used for the round, and its Locations fire', () => {
  const t = table({
    at: 'favor',
    zones: {
      hand: { 0: ['docks-1', 'tea-house-3'], 1: ['duel-2', 'duel-3'] },
      'present-characters': { 0: ['vizier-1'] },
      'present-locations': { 0: ['training-yard-1'] },
    },
  })
  t.answerAs(0, 'docks-1').answerAs(1, 'duel-2').answer('ac')
  expect([t.track('sword', 0), tokens(t, 'activated', 'vizier-1')]).toEqual([1, 1])
  t.answer('la').answerAs(0, 'done').answerAs(1, 'done')
  expect(t.refusal('activate.vizier-1')).toBe('character.stays-activated')
})

test('[time.needs-a-token] Spend Time needs a token to take', () => {
  expect(acting({ tracks: { time: 4 } }).options).toEqual(['pass'])
})

test('[trigger.still-there] what a Location owes comes even if it is pushed out meanwhile', () => {
  const t = acting({
    zones: {
      'present-events': { 0: ['smash-and-grab-1'] },
      'present-locations': { 0: ['water-clock-1', 'inn-1', 'well-1', 'armory-1'] },
      future: { 0: ['duel-1', 'library-1'] },
    },
    marks: { gem: { 'duel-1': 1, 'library-1': 1 } },
  })
  t.answer('activate.smash-and-grab-1').answer('duel-1.gem').answer('library-1.gem')
  expect([t.zone('past'), t.track('time')]).toEqual([['water-clock-1', 'smash-and-grab-1'], 1])
})

test('[trigger.no-limit-per-round] a Location fires as often as its condition is met', () => {
  const t = looting({
    zones: { 'present-locations': { 0: ['forge-1'] }, future: { 0: ['beggar-1', 'guide-1', 'scribe-1'] } },
    marks: { gem: { 'beggar-1': 1, 'guide-1': 1, 'scribe-1': 1 } },
  })
  t.answer('beggar-1.gem').answer('guide-1.gem').answer('scribe-1.gem')
  expect([t.track('sword'), tokens(t, 'activated', 'forge-1')]).toEqual([3, 0])
})

test('[trigger.replacement-first] a shield acts in the middle of an ability', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['library-1'] }, 'present-characters': { 0: ['assassin-1'] } },
    tracks: { lamp: { 0: 1 } },
  }).answer('activate.assassin-1')
  expect([t.ask.rule, t.track('danger'), t.track('fortune')]).toEqual(['card.library-prevent', 0, 0])
})

test('[trigger.spend-time-after-entry] first what the arrival sets off, then what Spend Time sets off', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['docks-1', 'tea-house-1'] }, future: { 0: ['beggar-1'], 1: ['inn-1'] } },
    marks: { gem: { 'beggar-1': 1 }, sword: { 'inn-1': 2 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  t.answer('lamp')
  expect(firedIn(t)).toEqual(['Tea House of P0', 'Docks of P0'])
})

test('[trigger.activation-moment] a Location that has just arrived through the action reacts to it', () => {
  const t = acting({
    zones: { 'present-events': { 0: ['leap-forward-1'] }, future: { 0: ['shrine-1'] } },
    marks: { gem: { 'shrine-1': 3 } },
    tracks: { lamp: { 0: 1 } },
  }).answer('activate.leap-forward-1')
  expect([t.zone('present-locations'), t.answer(true).track('fortune')]).toEqual([['shrine-1'], 1])
})

test('[trigger.entry-any-source] a card that comes back from the PAST enters like any other', () => {
  const t = acting({
    zones: {
      'present-events': { 0: ['deja-vu-1'] },
      'present-locations': { 0: ['forge-1'] },
      past: { 0: ['beggar-1'] },
    },
  })
    .answer('activate.deja-vu-1')
    .answer('beggar-1')
  expect([t.zone('present-characters'), t.track('sword')]).toEqual([['beggar-1'], 1])
})

test('[trigger.several-players] triggers of several players come clockwise from the one whose turn it is', () => {
  const t = table({
    seats: 3,
    at: 'action',
    active: 1,
    zones: { 'present-events': { 1: ['alarm-1'] }, 'present-locations': { 0: ['dungeon-1'], 2: ['dungeon-2'] } },
    tracks: { gem: { 0: 1, 2: 1 } },
  }).answer('activate.alarm-1')
  t.answer(true).answer(true)
  expect(firedIn(t)).toEqual(['Dungeon of P2', 'Dungeon of P0'])
})

test('[event.past-before-triggers] an Event lies in the PAST before its triggers are resolved', () => {
  const t = acting({
    zones: { 'present-locations': { 0: ['shrine-1'] }, 'present-events': { 0: ['borrowed-time-1'] } },
    tracks: { lamp: { 0: 1 } },
  }).answer('activate.borrowed-time-1')
  expect([t.ask.kind, t.zone('past')]).toEqual(['agree', ['borrowed-time-1']])
})

test('[character.pushed-by-own-ability] a Character that pushes itself out finishes its ability and counts as used', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['apprentice-thief', 'beggar-1', 'guide-1', 'scribe-1'] },
      'present-locations': { 0: ['training-yard-1'] },
      future: { 0: ['assassin-1'] },
    },
    marks: { gem: { 'assassin-1': 1 } },
  }).answer('activate.apprentice-thief')
  expect(t.zone('present-characters')).toEqual(['beggar-1', 'guide-1', 'scribe-1', 'assassin-1'])
  expect([t.zone('past'), t.track('gem'), t.track('sword')]).toEqual([['apprentice-thief'], 1, 1])
})

test('[ability.nested] what an inner step triggers waits for the outer one', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['mercenary-1', 'beggar-1'] },
      'present-locations': { 0: ['bazaar-1'] },
      future: { 0: ['water-clock-1'] },
    },
    marks: { gem: { 'water-clock-1': 1 } },
  }).answer('activate.mercenary-1')
  t.answer('ac').answer('gem')
  // Both uses are finished when the first of them asks for the Bazaar.
  expect(t.ask.rule).toBe('trigger.optional-or-not')
  expect(['beggar-1', 'mercenary-1'].map((card) => tokens(t, 'activated', card))).toEqual([1, 1])
  t.answer(false)
  expect(t.ask.rule).toBe('trigger.optional-or-not')
})

test('[character.move-keeps-state] an Activated Character that changes its place stays Activated', () => {
  const t = acting({
    zones: {
      'present-locations': { 0: ['inn-1'] },
      'present-characters': { 0: ['beggar-1', 'guide-1'] },
      future: { 0: ['docks-1'] },
    },
    marks: { gem: { 'docks-1': 2 }, activated: { 'beggar-1': 1 } },
    tracks: { time: 2 },
  })
  t.answer('spend-time').answer(true).answer('beggar-1')
  expect(t.zone('present-characters')).toEqual(['guide-1', 'beggar-1'])
  expect(t.refusal('activate.beggar-1')).toBe('character.stays-activated')
})

test('[ability.partly-performable] Reduce 2 needs one Danger and does what it can', () => {
  const mistake = (danger: number) =>
    acting({ zones: { 'present-events': { 0: ['that-was-a-mistake-1'] } }, tracks: { danger: { 0: danger } } })
  expect(mistake(0).refusal('activate.that-was-a-mistake-1')).toBe('danger.most-needs-one')
  expect(mistake(1).answer('activate.that-was-a-mistake-1').track('danger')).toBe(0)
  // A counted amount may be 0.
  expect(acting({ zones: { 'present-events': { 0: ['among-friends-1'] } } }).options).toContain(
    'activate.among-friends-1',
  )
})

test('[common.danger-can-be-taken] Danger may be taken from a Common card, onto the taker’s track', () => {
  const t = acting({
    zones: { 'common-future': ['armory-1'] },
    marks: { danger: { 'armory-1': 1 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect([t.track('danger'), t.zone('present-locations')]).toEqual([1, ['armory-1']])
  expect(told(t, 'danger-got')).toMatchObject([{ rule: 'common.danger-can-be-taken' }])
})

test('[common.moving-whole-card] a Common card may leap into the PRESENT', () => {
  const t = acting({
    zones: { 'common-future': ['guide-1'], 'present-events': { 0: ['leap-forward-1'] } },
    marks: { gem: { 'guide-1': 2 } },
  }).answer('activate.leap-forward-1')
  expect([t.zone('present-characters'), t.zone('common-future'), t.track('gem')]).toEqual([['guide-1'], [], 0])
})

test('[common.last-round-discard] [roundend.round-five-steps] the last round ends like the others', () => {
  const t = acting({
    round: 5,
    zones: { 'common-future': ['guide-1'], 'present-characters': { 1: ['beggar-1'] } },
    marks: { gem: { 'guide-1': 2 }, activated: { 'beggar-1': 1 } },
  })
  t.answer('pass').answer('pass')
  expect(t.match.over).toBe(true)
  expect([t.zone('common-future'), t.zone('character-discard')]).toEqual([[], ['guide-1']])
  expect(tokens(t, 'activated', 'beggar-1')).toBe(0)
})

test('[setup.unused-starting-cards] Starting cards that nobody got leave the game', () => {
  const t = dealt({ seats: 4 })
  const unused = t.zone('removed').filter((id) => game.cards.find((card) => card.id === id)?.back === 'starting')
  expect(unused).toHaveLength(4)
})

test('[setup.starting-cards-are-normal] Starting cards are pushed and score like others, and have no Favor', () => {
  const t = acting({
    round: 5,
    zones: {
      'present-locations': { 0: ['lamp-shop-cellar'] },
      'present-characters': { 0: ['lamp-boy', 'scribe-1'] },
    },
  })
  t.answer('activate.scribe-1').answer('lamp-boy')
  expect(t.zone('past')).toEqual(['lamp-boy'])
  t.answer('pass').answer('pass')
  expect(t.match.result?.scores).toEqual([2, 0])
  for (const card of game.cards) if (card.back === 'starting') expect(card.favor).toEqual([])
})

test('[visibility.stockpile-public] Stockpile, Danger and score are open to all', () => {
  const t = acting({ tracks: { sword: { 0: 3 }, time: { 0: 2 }, danger: { 0: 4 }, fortune: { 0: 9 } } })
  const seen = t.match.view(0).state.tracks
  for (const viewer of [1, 'spectator'] as const) expect(t.match.view(viewer).state.tracks).toEqual(seen)
  expect([...seen]).toEqual(expect.arrayContaining([3, 2, 4, 9]))
})

test('[bribe.order-of-decisions] nobody is asked where there is nothing to choose', () => {
  const bribed = (tracks: Record<string, Record<number, number>>) =>
    table({ at: 'bribe', facts: { 'first-to-pass': 0 }, tracks })
  // One kind only, the whole stock, and no Danger at all: each time the next round has begun.
  for (const tracks of [
    { danger: { 0: 2 }, gem: { 0: 5 } },
    { danger: { 0: 2 }, gem: { 0: 1 }, lamp: { 0: 1 } },
    { gem: { 0: 2 }, lamp: { 0: 2 } },
  ])
    expect(bribed(tracks as never).table.round).toBe(2)
  expect(bribed({ danger: { 0: 1 }, gem: { 0: 1 }, lamp: { 0: 1 } }).ask.rule).toBe('bribe.choose-tokens')
})

test('[danger.on-cards-is-not-yours] Danger on cards of a FUTURE is nobody’s Danger', () => {
  const t = acting({
    zones: { 'present-events': { 0: ['it-couldnt-be-worse-1', 'clean-getaway-1'] }, future: { 0: ['armory-2'] } },
    marks: { danger: { 'armory-2': 5 } },
    tracks: { danger: { 1: 1 } },
  })
  expect(t.options).toEqual(['activate.clean-getaway-1', 'pass'])
})

test('[pass.triggers-after-passing] the Locations of who has passed still fire', () => {
  const t = table({
    at: 'action',
    zones: {
      'present-locations': { 0: ['forge-1'] },
      future: { 0: ['beggar-1'] },
      'present-characters': { 1: ['king-of-thieves-1'] },
    },
    marks: { gem: { 'beggar-1': 1 } },
  })
  t.answer('pass').answer('activate.king-of-thieves-1')
  expect([t.track('sword', 0), t.ask.seat]).toEqual([1, 1])
})

test('[solo.starting-player] alone, the player always starts and passes no cards', () => {
  const t = table({ seats: 1, at: 'action' }).answer('pass')
  expect([t.fact('starting-player'), t.ask.seat]).toEqual([0, 0])
  expect(t.said()).not.toContain('passed-cards')
})

test('[loot.parallel-or-in-order] all loot at once; what they take does not depend on who answers first', () => {
  const take = (order: readonly number[]) => {
    const t = looting({
      zones: { future: { 0: ['beggar-1'], 1: ['guide-1'] } },
      marks: { gem: { 'beggar-1': 2 }, lamp: { 'guide-1': 2 } },
    })
    for (const seat of order) t.answerAs(seat, seat === 0 ? 'beggar-1.gem' : 'guide-1.lamp')
    expect(own(t, 0, () => t.track('gem', 0))).toBe(1)
    for (const seat of order) t.answerAs(seat, 'done')
    return [t.track('gem', 0), t.track('lamp', 1)]
  }
  expect(take([0, 1])).toEqual(take([1, 0]))
})
