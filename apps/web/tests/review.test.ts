import { decide, type GameBot, type Judgement } from '@sablier/bots'
import { type AnyGame, Match, type MatchRecord, recordOf, seedFrom } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { expect, test } from 'vitest'
import { answersOf, type JudgedDecision, judgeDecision } from '../src/review/judged-decision.ts'
import { countVerdicts, keyMoments, reasonOf, verdictOf } from '../src/review/key-moments.ts'

const SECRET = 'a reviewed game'

async function played(): Promise<{ game: AnyGame; bot: GameBot; record: MatchRecord }> {
  const box = await findGame('prophecy')?.load()
  if (!box?.bot) throw new Error('prophecy has a bot')
  const { game, bot } = box
  const match = new Match({ game, seats: 2, options: {}, seed: seedFrom(SECRET, []) })
  for (let i = 0; i < 30; i++) {
    const seat = match.asks()[0]?.seat ?? 0
    const { entry } = decide({ match, seat, level: 'random', bot, seed: String(i), now: () => 0 })
    if (entry) match.enter(entry)
  }
  return { game, bot, record: recordOf(match, { names: ['Ada', 'Bram'], secret: SECRET, entropy: [] }) }
}

test('every answer of a seat is found, and judged against the best one with reasons that can be read', async () => {
  const { game, bot, record } = await played()
  const answers = answersOf(record, 0)
  expect(answers.length).toBeGreaterThan(5)
  expect(answers.every((n) => record.entries[n]?.seat === 0)).toBe(true)
  for (const entry of answers.slice(0, 6)) {
    const decision = judgeDecision({ game, bot }, record, entry)
    expect(decision?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    const { judgement, texts } = decision as JudgedDecision
    if (!judgement) continue
    const given = record.entries[entry]
    expect(judgement.given.answer).toEqual(given && 'answer' in given && given.answer)
    for (const { speaksFor, speaksAgainst } of [judgement.given, judgement.best])
      for (const reason of [speaksFor, speaksAgainst]) if (reason) expect(texts[reason.key]?.fr).toBeTruthy()
  }
})

const answer = (winChance: number) => ({ answer: 'x', winChance, speaksFor: null, speaksAgainst: null })
const judged = (given: number, best: number, isClear: boolean): Judgement => ({
  rule: 'move',
  given: answer(given),
  best: answer(best),
  isClear,
  worlds: 50,
})
const decision = (entry: number, share: number, judgement: Judgement | null = null): JudgedDecision => ({
  entry,
  round: 1,
  shares: [share, 1 - share],
  judgement,
  texts: {},
})

test('bad luck is never called a mistake', () => {
  expect(keyMoments([decision(1, 0.5, judged(0.3, 0.5, false))], 0)).toEqual([])
  expect(keyMoments([decision(1, 0.5, judged(0.49, 0.5, true))], 0)).toEqual([])
  const [moment] = keyMoments([decision(1, 0.5, judged(0.3, 0.5, true))], 0)
  expect(moment).toMatchObject({ kind: 'mistake' })
  expect(moment?.swing).toBeCloseTo(-0.2)
})

test('at most five moments are told, mistakes before swings, in the order of the game', () => {
  const swings = [0.5, 0.7, 0.5, 0.7, 0.5, 0.7, 0.5].map((share, n) => decision(n, share))
  const moments = keyMoments([...swings, decision(9, 0.5, judged(0.4, 0.45, true))], 0)
  expect(moments).toHaveLength(5)
  expect(moments.at(-1)).toMatchObject({ kind: 'mistake', decision: { entry: 9 } })
  const entries = moments.map((moment) => moment.decision.entry)
  expect(entries).toEqual([...entries].sort((a, b) => a - b))
})

test('an answer tried in only a few worlds is never called a mistake', () => {
  expect(verdictOf({ ...judged(0.1, 0.9, true), worlds: 3 })).toBe('good')
  expect(verdictOf(judged(0.1, 0.9, true))).toBe('costly')
  expect(verdictOf(judged(0.4, 0.45, true))).toBe('doubtful')
})

test('verdicts are counted where there was something to choose', () => {
  const decisions = [judged(0.1, 0.9, true), judged(0.5, 0.5, false), judged(0.4, 0.45, true), null]
  expect(countVerdicts(decisions.map((one, n) => decision(n, 0.5, one)))).toEqual({ good: 1, doubtful: 1, costly: 1 })
})

test('a reason for both answers does not explain why one is better', () => {
  const shared = { key: 'last-token', weight: 1 }
  const against = { key: 'danger', weight: -1 }
  const clear = judged(0.1, 0.9, true)
  const both = { ...clear, best: { ...clear.best, speaksFor: shared }, given: { ...clear.given, speaksFor: shared } }
  expect(reasonOf(both)).toBeNull()
  expect(reasonOf({ ...both, given: { ...both.given, speaksAgainst: against } })).toEqual(against)
  expect(reasonOf({ ...both, given: clear.given })).toEqual(shared)
})
