import type { GameBot } from '@sablier/bots'
import { type AnyGame, Match, type SeenEvent, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { awardsOf } from '../src/end/awards.ts'
import { type ChancePoint, chanceStory, turnsOf } from '../src/end/chance-story.ts'
import { diceLuck } from '../src/end/dice-luck.ts'
import { scoreStory } from '../src/end/score-story.ts'

const roll = (seat: number, sides: number, values: readonly number[]): SeenEvent => ({
  type: 'rolled',
  rule: 'r',
  entry: 1,
  seat,
  sides,
  values,
  purpose: '',
})

describe('the story of a game', () => {
  test('compares what was rolled with what could be expected', () => {
    const luck = diceLuck([roll(0, 6, [6, 5]), roll(0, 8, [1]), roll(1, 6, [3])], 3)
    expect(luck).toEqual([
      { seat: 0, dice: 3, rolled: 12, expected: 11.5 },
      { seat: 1, dice: 1, rolled: 3, expected: 3.5 },
    ])
  })
  test('ends with the scores as they were counted at the end', () => {
    const game = { ...(lanterns as AnyGame), score: () => -1 }
    const spec = { game, seats: 3, options: {}, seed: 'story' }
    const match = new Match(spec)
    const chance = seedChance('story')
    while (!match.over) match.enter(randomEntry(match, chance))
    const points = scoreStory(spec, match.entries)
    expect(points[0]).toEqual({ entry: 0, scores: [-1, -1, -1] })
    expect(points.at(-1)).toEqual({ entry: match.entries.length, scores: match.result?.scores })
  })
  test('names the stretches that changed the chances of a seat most, in their order', () => {
    const points = [0.3, 0.31, 0.2, 0.22, 0.6, 0.61].map(
      (share, n): ChancePoint => ({ entry: n * 10, round: 1, shares: [share, 1 - share] }),
    )
    expect(turnsOf(points, 0)).toEqual([
      { from: 10, until: 20, round: 1, before: 0.31, after: 0.2 },
      { from: 30, until: 40, round: 1, before: 0.22, after: 0.6 },
    ])
  })
  test('counts the chances of everybody, and ends with who has won', () => {
    const spec = { game: lanterns as AnyGame, seats: 3, options: {}, seed: 'story' }
    const match = new Match(spec)
    const chance = seedChance('story')
    while (!match.over) match.enter(randomEntry(match, chance))
    const bot = { value: (_: unknown, seat: number) => seat + 1, policy: () => [] } as unknown as GameBot
    const points = chanceStory(spec, match.entries, bot)
    expect(points[0]?.shares).toEqual([1 / 6, 2 / 6, 3 / 6])
    const winners = match.result?.winners ?? []
    expect(points.at(-1)?.shares).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)))
  })
  test('gives an award to whoever did something more often than all others, one each before anybody gets two', () => {
    const told = (key: string, seat: number): SeenEvent => ({
      type: 'said',
      rule: 'r',
      entry: 1,
      key,
      params: { seat: { seat } },
    })
    const events = [
      ...[0, 0, 0, 1].map((seat) => told('fight-won', seat)),
      ...[0, 0].map((seat) => told('bought', seat)),
      ...[0, 1].map((seat) => told('moved-boat', seat)),
      ...[1, 1].map((seat) => told('wounded', seat)),
    ]
    expect(awardsOf('prophecy', events, 2).map(({ award, seat, n }) => [award.id, seat, n])).toEqual([
      ['fight-won', 0, 3],
      ['wounded', 1, 2],
      ['bought', 0, 2],
    ])
    expect(awardsOf('prophecy', events, 1)).toEqual([])
  })
})
