import type { Match } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { describe, expect, test } from 'vitest'
import { decide, type GameBot, LEVELS, type Level, levelPlayer, playMatch } from '../src/index.ts'
import { dealt, matchesAsking } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

const budgets = {
  random: { iterations: 1 },
  beginner: { iterations: 12 },
  novice: { iterations: 12 },
  adept: { iterations: 12 },
  expert: { iterations: 24 },
  master: { iterations: 24 },
  champion: { iterations: 24 },
}
const answer = (match: Match, level: Level, seed = 'a') => {
  const seat = match.asks()[0]?.seat ?? 0
  return decide({ match, seat, level, bot: lanternsBot, seed, budget: { iterations: 60 } })
}

describe.each(LEVELS)('%s', (level) => {
  test('answers every question of a game legally and without a failure', () => {
    const failures: string[] = []
    const player = levelPlayer({ level, bot: lanternsBot, budget: budgets[level] })
    const result = playMatch({
      game: lanterns,
      players: [player, player, player],
      seed: 'whole game',
      onMove: (_, { failure }) => failure && failures.push(failure),
    })
    expect(result?.winners.length).toBeGreaterThan(0)
    expect(failures).toEqual([])
  })

  test('gives the same answer for the same view, seed and iterations', () => {
    for (const entries of [0, 7, 23, 31]) {
      const match = dealt(lanterns, 3, 'same', entries)
      expect(answer(match, level)).toEqual(answer(match.fork(), level))
    }
  })

  test('leaves the match as it was', () => {
    const match = dealt(lanterns, 2, 'untouched', 20)
    const before = match.hash
    answer(match, level)
    expect(match.hash).toBe(before)
    expect(match.fork().hash).toBe(before)
  })
})

test('a seat that is not asked and has nothing to take up does nothing', () => {
  const { match, ask } = matchesAsking(lanterns, 'auction.bid', 1)[0]!
  const decided = decide({ match, seat: 1 - ask.seat, level: 'master', bot: lanternsBot, seed: 'a' })
  expect(decided.entry).toBeNull()
})

describe('when thinking fails', () => {
  const broken = (part: Partial<GameBot>): GameBot => ({ ...lanternsBot, ...part })
  const fail = (): never => {
    throw new Error('lost the thread')
  }
  const decideWith = (bot: GameBot) => {
    const match = dealt(lanterns, 2, 'broken', 12)
    const seat = match.asks()[0]?.seat ?? 0
    const decided = decide({ match, seat, level: 'master', bot, seed: 'a', budget: { iterations: 30 } })
    match.enter(decided.entry!)
    return decided.report
  }
  test('a broken value still leaves the policy, and the failure is reported', () => {
    expect(decideWith(broken({ value: fail }))).toMatchObject({ by: 'policy', failure: 'Error: lost the thread' })
  })
  test('a broken policy still leaves a random legal answer', () => {
    expect(decideWith(broken({ policy: fail }))).toMatchObject({ by: 'random' })
  })
  test('a policy that answers what is not offered is found out', () => {
    const report = decideWith(broken({ policy: () => 9999 }))
    expect(report.failure).not.toBeNull()
  })
})

test('a clock that runs out ends the search after the iteration it is in', () => {
  const match = dealt(lanterns, 2, 'clock', 10)
  const seat = match.asks()[0]?.seat ?? 0
  let time = 0
  const now = () => time++
  const { report } = decide({
    match,
    seat,
    level: 'master',
    bot: lanternsBot,
    seed: 'a',
    budget: { milliseconds: 50 },
    now,
  })
  expect(report.iterations).toBeGreaterThan(0)
  expect(report.iterations).toBeLessThanOrEqual(50)
})

test.each(['policy', 'search'] as const)(
  'a tree grown early, others by %s, answers legally and the same again',
  (others) => {
    for (const entries of [0, 6, 13, 25]) {
      const match = dealt(lanterns, 3, 'tree', entries)
      const seat = match.asks()[0]!.seat
      const tuning = { ripe: 1, depth: 4, others }
      const asked = {
        match,
        seat,
        level: 'master',
        bot: lanternsBot,
        seed: 'a',
        budget: { iterations: 40 },
        tuning,
      } as const
      const decided = decide(asked)
      expect(decided.report).toMatchObject({ by: 'level', failure: null })
      expect(decide(asked)).toEqual(decided)
      match.enter(decided.entry!)
    }
  },
  60_000,
)
