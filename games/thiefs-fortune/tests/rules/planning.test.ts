import { expect, test } from 'vitest'
import { DECK_SIZES, DECKS, dealt, less, table, tokens } from '../kit.ts'

const HANDS = {
  0: ['inn-1', 'well-1', 'beggar-1', 'duel-1', 'guide-1'],
  1: ['inn-2', 'well-2', 'beggar-2', 'duel-2', 'guide-2'],
  2: ['armory-1', 'docks-1', 'scribe-1', 'vision-1', 'alarm-1'],
  3: ['armory-2', 'docks-2', 'scribe-2', 'vision-2', 'alarm-2'],
} as const

const drafting = (round: number, seats: 2 | 3 | 4) =>
  table({
    seats,
    round,
    at: 'draft',
    zones: { hand: Object.fromEntries(Object.entries(HANDS).slice(0, seats)) as never },
  })

/** Everybody places the first card and passes the next two. */
function placeAndPass(t: ReturnType<typeof drafting>, seats: readonly (0 | 1 | 2 | 3)[]): void {
  for (const seat of seats) t.answerAs(seat, HANDS[seat][0])
  for (const seat of seats) t.answerAs(seat, [HANDS[seat][1], HANDS[seat][2]])
}

test('[planning.draw-order] hands are drawn from the Starting Player clockwise', () => {
  const t = dealt({ seats: 3, facts: { 'starting-player': 1 }, active: 1 })
  const order: number[] = []
  t.play(
    (ask) => {
      order.push(ask.seat)
      return 'event'
    },
    () => t.table.phase !== 'planning',
  )
  expect(order).toEqual([1, 1, 2, 2, 0, 0])
})

test('[planning.draw-one-each] the compulsory draw is one card of each deck', () => {
  const t = dealt({ seats: 2, options: { commonFuture: false }, facts: { 'starting-player': 0 }, active: 0 })
  const types = t.table.zone('hand', 0).pieces.map((piece) => t.match.game.cards[t.table.state.face[piece]!]!.type)
  expect(types.sort()).toEqual(['character', 'event', 'location'])
  expect(DECKS.map((deck) => t.zone(deck).length)).toEqual(less(DECK_SIZES, 1))
})

test.each([
  ['location', 'location'],
  ['character', 'character'],
  ['event', 'event'],
  ['location', 'character'],
  ['location', 'event'],
  ['character', 'event'],
])('[planning.draw-two-more] two further cards: %s and %s', (one, two) => {
  const t = dealt({ seats: 2, facts: { 'starting-player': 0 }, active: 0 })
  expect(t.options).toEqual(['location', 'character', 'event'])
  t.answer(one)
  expect(t.ask.seat).toBe(0)
  t.answer(two)
  expect(t.ask.seat).toBe(1)
  const types = t.table.zone('hand', 0).pieces.map((piece) => t.match.game.cards[t.table.state.face[piece]!]!.type)
  expect(types.sort()).toEqual(['character', 'event', 'location', one, two].sort())
})

test('[planning.hand-of-five] everybody begins the draft with five cards, also when a deck is empty', () => {
  const t = table({ at: 'planning', zones: { 'location-deck': [], 'location-discard': [], hand: {} } })
  t.play(
    (ask) => {
      expect(ask.options().map((option) => option.id)).not.toContain('location')
      return 'character'
    },
    () => t.table.phase !== 'planning',
  )
  expect([t.zone('hand', 0).length, t.zone('hand', 1).length]).toEqual([5, 5])
})

test('[planning.choose-secretly] [lang.reveal-wording] nobody sees a pick before all have picked; then all are public', () => {
  const t = drafting(1, 3)
  t.answerAs(0, 'inn-1').answerAs(2, 'armory-1')
  for (const viewer of [1, 'spectator'] as const) {
    expect(t.seen(viewer, 'future', 0)).toEqual([])
    expect(t.seen(viewer, 'hand', 0)).toHaveLength(5)
  }
  t.answerAs(1, 'inn-2')
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect([0, 1, 2].map((seat) => t.seen(viewer, 'future', seat))).toEqual([['inn-1'], ['inn-2'], ['armory-1']])
})

test('[planning.place-in-row] the revealed card lies face up in the FUTURE and not in the PRESENT', () => {
  const t = drafting(1, 2).answerAs(0, 'beggar-1').answerAs(1, 'inn-2')
  expect(t.seen('spectator', 'future', 0)).toEqual(['beggar-1'])
  expect(t.zone('present-characters', 0)).toEqual([])
})

test('[planning.place-with-loot] the card is loaded at once and the Stockpile does not change', () => {
  const t = drafting(1, 2).answerAs(0, 'inn-1').answerAs(1, 'inn-2')
  expect([tokens(t, 'lamp', 'inn-1'), tokens(t, 'time', 'inn-1')]).toEqual([1, 1])
  expect([t.track('lamp', 0), t.track('time', 0)]).toEqual([0, 0])
})

test('[planning.pass-two] exactly two cards are passed after each of the first three placements', () => {
  const t = drafting(1, 2).answerAs(0, 'inn-1').answerAs(1, 'inn-2')
  expect(t.refusal(['well-1'], 0)).toBe('planning.pass-two')
  expect(t.refusal(['well-1', 'beggar-1', 'duel-1'], 0)).toBe('planning.pass-two')
  const sizes = [4]
  t.answerAs(0, ['well-1', 'beggar-1']).answerAs(1, ['well-2', 'beggar-2'])
  sizes.push(t.zone('hand', 0).length)
  t.answerAs(0, 'duel-1').answerAs(1, 'duel-2')
  sizes.push(t.zone('hand', 0).length)
  t.answerAs(0, ['well-2', 'guide-1']).answerAs(1, ['well-1', 'guide-2'])
  sizes.push(t.zone('hand', 0).length)
  t.answerAs(0, 'beggar-2').answerAs(1, 'beggar-1')
  sizes.push(t.zone('hand', 0).length)
  expect(sizes).toEqual([4, 4, 3, 3, 2])
})

test('[planning.pass-left-odd] in odd rounds the cards go to the left', () => {
  for (const round of [1, 3, 5]) {
    const t = drafting(round, 4)
    placeAndPass(t, [0, 1, 2, 3])
    expect(t.zone('hand', 1)).toEqual(expect.arrayContaining(['well-1', 'beggar-1']))
    expect(t.zone('hand', 0)).toEqual(expect.arrayContaining(['docks-2', 'scribe-2']))
  }
})

test('[planning.pass-right-even] in even rounds the cards go to the right', () => {
  for (const round of [2, 4]) {
    const t = drafting(round, 4)
    placeAndPass(t, [0, 1, 2, 3])
    expect(t.zone('hand', 3)).toEqual(expect.arrayContaining(['well-1', 'beggar-1']))
    expect(t.zone('hand', 0)).toEqual(expect.arrayContaining(['well-2', 'beggar-2']))
  }
})

test('[planning.repeat] [lang.reviews-describe-draft-differently] after three passes each hand is just the two cards passed last', () => {
  const t = drafting(1, 2)
  let given: readonly string[] = []
  t.play(
    (ask) => {
      const ids = ask.options().map((option) => option.id)
      if (ask.kind !== 'pick-some') return ids[0]
      return ids.slice(0, 2)
    },
    () => {
      if (t.table.fact('placed') === 2 && t.zone('hand', 0).length === 3) given = t.zone('hand', 0)
      return t.table.phase === 'favor'
    },
  )
  expect(given).toHaveLength(3)
  expect(t.zone('hand', 1)).toHaveLength(2)
  for (const card of t.zone('hand', 1)) expect(given).toContain(card)
  expect(t.said().filter((line) => line === 'passed-cards')).toHaveLength(6)
})

test('[planning.last-placement] of the last two cards one is placed: four new cards in each FUTURE', () => {
  const t = drafting(1, 2)
  t.play(
    (ask) => {
      const ids = ask.options().map((option) => option.id)
      return ask.kind === 'pick-some' ? ids.slice(0, 2) : ids[0]
    },
    () => t.table.phase === 'favor' && t.zone('hand', 0).length === 1,
  )
  expect([t.zone('future', 0).length, t.zone('future', 1).length]).toEqual([4, 4])
  const [last] = t.table.zone('future', 0).pieces.slice(-1)
  const loot = ['sword', 'gem', 'lamp', 'time', 'danger'].reduce((sum, kind) => sum + t.table.mark(kind, last!), 0)
  expect(loot).toBeGreaterThan(0)
})

const lastTwo = () =>
  table({
    at: 'favor',
    zones: { hand: { 0: ['inn-1', 'borrowed-time-2'], 1: ['inn-2', 'duel-2'] }, 'event-deck': ['duel-1'] },
  })
    .answerAs(0, 'inn-1')
    .answerAs(1, 'inn-2')

test('[planning.last-favor] the other card gives one of its two bonuses', () => {
  const gems = lastTwo()
  expect(gems.ask.seat).toBe(0)
  expect(gems.options).toEqual(['ge', 'de'])
  gems.answer('ge')
  expect([gems.track('gem', 0), gems.zone('future', 0)]).toEqual([1, ['inn-1']])
  const event = lastTwo().answer('de')
  expect([event.track('gem', 0), event.zone('future', 0)]).toEqual([0, ['inn-1', 'duel-1']])
  expect(tokens(event, 'sword', 'duel-1')).toBe(1)
})

test('[planning.favor-discard] the card used for its Favor is discarded face up', () => {
  const t = lastTwo().answer('ge')
  expect(t.zone('hand', 0)).toEqual([])
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(t.seen(viewer, 'event-discard')).toEqual(['borrowed-time-2'])
})

test('[planning.result] a round uses five cards of each player: four for the FUTURE, one for a Favor', () => {
  const t = drafting(1, 3)
  t.play(
    (ask) => {
      const ids = ask.options().map((option) => option.id)
      return ask.kind === 'pick-some' ? ids.slice(0, 2) : ids[0]
    },
    () => t.table.phase === 'loot',
  )
  expect([0, 1, 2].map((seat) => t.zone('future', seat).length)).toEqual([4, 4, 4])
  expect([0, 1, 2].map((seat) => t.zone('hand', seat).length)).toEqual([0, 0, 0])
  expect(['location-discard', 'character-discard', 'event-discard'].flatMap((pile) => t.zone(pile))).toHaveLength(3)
  expect(t.said().filter((line) => line === 'favor-taken')).toHaveLength(3)
})

test('[anatomy.favor-one-option] a Favor gives exactly one of its options', () => {
  const t = lastTwo()
  expect(t.refusal(['ge', 'de'])).not.toBe('')
  t.answer('ge')
  expect(t.ask.seat).toBe(1)
  expect([t.track('gem', 0), t.zone('future', 0).length]).toEqual([1, 1])
})
