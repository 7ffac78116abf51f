import { type AnyGame, Match, type SeenEvent, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { diceLuck } from '../src/table/dice-luck.ts'
import { scoreStory } from '../src/table/score-story.ts'
import { turningPoints } from '../src/table/turning-points.ts'

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
  test('names the moments at which the lead changed, not ties nor the first lead', () => {
    const points = [
      [0, 0],
      [2, 1],
      [2, 2],
      [2, 3],
      [5, 3],
    ].map((scores, i) => ({ entry: i * 10, scores }))
    expect(turningPoints(points)).toEqual([
      { entry: 30, leader: 1 },
      { entry: 40, leader: 0 },
    ])
  })
})
