import { stateOf } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { ALL_CARDS } from '../../src/cards/all-cards.ts'
import type { Card } from '../../src/cards/card.ts'
import { partnerOf } from '../../src/cards/starting-cards.ts'
import { game } from '../../src/game.ts'
import { ROW_SPACES } from '../../src/procedures/places.ts'
import { supplyLeft } from '../../src/procedures/supply.ts'
import { acting, DECK_SIZES, DECKS, dealt } from '../kit.ts'

const seated = (seats: number, seed: number) => stateOf(game, { seats, seed: `setup ${seed}` }).table
const faces = (t: ReturnType<typeof seated>, zone: string, at = 0): Card[] =>
  t.zone(zone, at).pieces.map((piece) => t.card(piece) as Card)

test('[setup.player-count] one to four thieves', () => {
  for (const seats of [1, 2, 3, 4]) expect(seated(seats, 1).seats).toHaveLength(seats)
  for (const seats of [0, 5]) expect(() => seated(seats, 1)).toThrow()
})

test('[setup.round-marker] the game begins in round 1', () => {
  expect(seated(3, 1).round).toBe(1)
})

test('[setup.score-zero] every player has a score of their own, and all begin at 0', () => {
  for (const seats of [1, 2, 3, 4]) {
    const t = seated(seats, 1)
    expect(t.seats.map((seat) => t.track('fortune', seat))).toEqual(Array(seats).fill(0))
  }
  const t = dealt({ seats: 3, at: 'action', tracks: { fortune: { 0: 1, 1: 2, 2: 3 } } })
  expect([0, 1, 2].map((seat) => t.track('fortune', seat))).toEqual([1, 2, 3])
})

test('[setup.separators] [lang.garbled-figures] every PRESENT has a row for each type, four spaces long, and an empty Danger Track of five', () => {
  const t = seated(4, 1)
  const rows = Object.keys(game.shape.zones).filter((zone) => zone.startsWith('present'))
  expect(rows).toEqual(['present-locations', 'present-characters', 'present-events'])
  for (const seat of t.seats) expect(t.track('danger', seat)).toBe(0)
  expect(game.shape.tracks.danger.max).toBe(5)
  expect(ROW_SPACES).toBe(4)
})

test('[setup.supply] what the box has left is counted without Stockpiles and cards', () => {
  const t = acting({
    zones: { future: { 0: ['docks-1'] }, 'common-future': ['inn-1'] },
    marks: { gem: { 'docks-1': 3, 'inn-1': 2 } },
    tracks: { gem: { 0: 4, 1: 1 } },
  })
  expect([supplyLeft(t.table, 'gem'), supplyLeft(t.table, 'time')]).toEqual([22, 36])
})

test('[setup.supply] all tokens come from the Supply: nobody has more than the Starting loot, and no card bears any', () => {
  for (const seats of [1, 4]) {
    const t = seated(seats, 2)
    for (const seat of t.seats) {
      const kept = ['sword', 'gem', 'lamp', 'time'].reduce((sum, kind) => sum + t.track(kind as 'sword', seat), 0)
      expect([kept, t.track('danger', seat)]).toEqual([4, 0])
    }
    expect(t.state.marks.every((n) => n === 0)).toBe(true)
  }
})

test('[setup.player-aid] [past.player-aid] a PAST begins with no card: the Player Aid is none', () => {
  const t = dealt({ seats: 4 })
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
    for (const seat of [0, 1, 2, 3]) expect(t.seen(viewer, 'past', seat)).toEqual([])
})

test('[setup.starting-location-random] everybody gets one of six Starting Locations, never the same', () => {
  const met = new Set<string>()
  for (let seed = 0; seed < 200; seed++) {
    const t = seated(4, seed)
    const ids = [0, 1, 2, 3].map((seat) => faces(t, 'present-locations', seat)[0]?.id ?? '')
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) met.add(id)
  }
  expect(met.size).toBe(6)
})

test('[setup.starting-character-paired] the Starting Character is the one that the Location names', () => {
  for (let seed = 0; seed < 30; seed++) {
    const t = seated(4, seed)
    for (const seat of [0, 1, 2, 3]) {
      const [location] = faces(t, 'present-locations', seat)
      expect(faces(t, 'present-characters', seat).map((card) => card.id)).toEqual([partnerOf(location as Card)])
    }
  }
  const locations = ALL_CARDS.filter((card) => card.back === 'starting' && card.type === 'location')
  expect(new Set(locations.map(partnerOf)).size).toBe(6)
})

test('[setup.starting-cards-in-present] both Starting cards lie upright in their rows, all else is empty', () => {
  const t = seated(2, 1)
  for (const zone of ['present-events', 'future', 'past', 'hand']) expect(t.zone(zone, 0).size).toBe(0)
  expect(t.zone('present-locations', 0).size).toBe(1)
  expect(t.zone('present-characters', 0).size).toBe(1)
  expect(t.state.marks.every((n) => n === 0)).toBe(true)
})

test('[setup.starting-loot] the loot of the Starting cards forms the first Stockpile', () => {
  const t = seated(4, 3)
  for (const seat of [0, 1, 2, 3]) {
    const loot = [...faces(t, 'present-locations', seat), ...faces(t, 'present-characters', seat)].flatMap(
      (card) => card.loot,
    )
    for (const kind of ['sword', 'gem', 'lamp', 'time'] as const)
      expect(t.track(kind, seat)).toBe(loot.filter((token) => token === kind).length)
    expect(loot).toHaveLength(4)
  }
})

test('[setup.decks] the cards of each type make a shuffled deck', () => {
  const t = seated(4, 1)
  expect(DECKS.map((deck) => t.zone(deck).size)).toEqual(DECK_SIZES)
  const order = (seed: number) => faces(seated(2, seed), 'event-deck').map((card) => card.id)
  expect(order(1)).not.toEqual(order(2))
})

test('[anatomy.starting-cards] no Starting card is in a deck', () => {
  const t = seated(4, 1)
  const decked = DECKS.flatMap((deck) => faces(t, deck))
  expect(decked.length).toBeGreaterThan(100)
  expect(decked.some((card) => card.back === 'starting')).toBe(false)
})

test('[setup.starting-player] [lang.starting-player-random] chance gives the token to everybody sooner or later', () => {
  const starters = new Set<unknown>()
  for (let seed = 0; seed < 200; seed++) starters.add(seated(4, seed).fact('starting-player'))
  expect(starters).toEqual(new Set([0, 1, 2, 3]))
})

test('[round.first-game-simple] a game can be played without the Common FUTURE', () => {
  expect(dealt({ seats: 2, options: { commonFuture: false } }).zone('common-future')).toEqual([])
  expect(dealt({ seats: 2, options: { commonFuture: true } }).zone('common-future')).toHaveLength(3)
})
