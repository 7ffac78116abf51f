import type { SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { ownGames } from '../src/mine/achievement.ts'
import { ACHIEVEMENTS } from '../src/mine/achievements.ts'
import { statisticsOf } from '../src/mine/statistics.ts'
import { deedsOf } from '../src/saved/deeds.ts'
import type { LocalResult } from '../src/saved/results.ts'

const game = (at: number, changes: Partial<LocalResult> = {}): LocalResult => ({
  id: String(at),
  game: 'thiefs-fortune',
  at,
  players: [
    { name: 'Ada', level: null },
    { name: 'Ysolde', level: 'novice' },
  ],
  winners: [0],
  scores: [20, 12],
  ...changes,
})
const earned = (results: readonly LocalResult[]) =>
  new Map(ACHIEVEMENTS.map((one) => [one.id, one.earned(ownGames(results))]))

test('nothing is earned before the first game, nor by a game that is lost', () => {
  expect([...earned([]).values()].filter((at) => at !== null)).toEqual([])
  expect([...earned([game(1, { winners: [1] })]).values()].filter((at) => at !== null)).toEqual([])
})

test('a medal is earned by the first game that brings it, whatever order the games are kept in', () => {
  const results = [game(3), game(2, { scores: [13, 12] }), game(1, { winners: [1] })]
  const found = earned(results)
  expect([found.get('first-win'), found.get('beat-novice'), found.get('by-a-hair')]).toEqual([2, 2, 2])
  expect(found.get('beat-master')).toBeNull()
})

test('three in a row are three without a loss in between', () => {
  expect(earned([1, 2, 4].map((at) => game(at)).concat(game(3, { winners: [1] }))).get('three-in-a-row')).toBeNull()
  expect(earned([1, 2, 3].map((at) => game(at))).get('three-in-a-row')).toBe(3)
})

test('achievements for deeds are not given to games that recorded none', () => {
  expect(earned([game(1)]).get('thief-clean')).toBeNull()
  expect(earned([game(1, { deeds: {} })]).get('thief-clean')).toBe(1)
  expect(earned([game(1, { deeds: { 'bribe.shortfall': 1 } })]).get('thief-clean')).toBeNull()
})

test('games of several people at one device count for nobody', () => {
  const players = [
    { name: 'Ada', level: null },
    { name: 'Bram', level: null },
  ]
  expect(earned([game(1, { players })]).get('first-win')).toBeNull()
})

test('deeds are counted by rule and number for the seat they happen to, cards by where they go', () => {
  const track = {
    type: 'track-changed',
    name: 'danger',
    from: 0,
    to: 1,
    rule: 'loot.danger-to-track',
    entry: 1,
  } as const
  const moved = { type: 'moved', card: null, was: null, id: null, rule: 'present.push', entry: 1 } as const
  const events: SeenEvent[] = [
    { ...track, seat: 0 },
    { ...track, seat: 1 },
    { ...moved, from: { zone: 'present', at: 1 }, to: { zone: 'past', at: 0 } },
  ]
  expect(deedsOf(events, 0)).toEqual({
    'loot.danger-to-track': 1,
    'loot.danger-to-track danger': 1,
    'present.push': 1,
  })
})

test('numbers stand by the strongest level and by the size of the table', () => {
  const three = [...game(2).players, { name: 'Orso', level: 'master' as const }]
  const numbers = statisticsOf([game(1), game(2, { players: three, winners: [2] })])
  expect(numbers).toMatchObject({ played: 2, won: 1, best: 20, beaten: 'novice' })
  expect(numbers.byLevel).toEqual([
    { level: 'novice', played: 1, won: 1 },
    { level: 'master', played: 1, won: 0 },
  ])
  expect(numbers.bySeats).toEqual([
    { seats: 2, played: 1, won: 1 },
    { seats: 3, played: 1, won: 0 },
  ])
})
