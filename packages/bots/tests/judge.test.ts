import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { judge, standing } from '../src/index.ts'
import { dealt, matchesAsking } from './deal.ts'
import { elsewhere } from './elsewhere.ts'
import { lanternsBot } from './lanterns-bot.ts'

const asked = { bot: lanternsBot, seed: 'judge', budget: { iterations: 120 } }

test('no answer is judged better than the best one, and every answer to a real choice can be judged', () => {
  let judged = 0
  for (const rule of ['auction.bid', 'fight.wager', 'sacrifice.some'])
    for (const { match, ask } of matchesAsking(lanterns, rule, 2)) {
      const answer = match.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice([1, 2, 3, 4])))
      const judgement = judge({ match, seat: ask.seat, answer, ...asked })
      if (!judgement) {
        expect(match.asSeenBy(ask.seat, () => ask.count)).toBe(1)
        continue
      }
      judged++
      expect(judgement.rule).toBe(rule)
      expect(judgement.given.answer).toEqual(answer)
      expect(judgement.best.winChance).toBeGreaterThanOrEqual(judgement.given.winChance)
      expect(() => match.fork().answer(ask.seat, judgement.best.answer)).not.toThrow()
    }
  expect(judged).toBeGreaterThan(3)
})

test('the best answer is not clearly better than itself', () => {
  for (const { match, ask } of matchesAsking(lanterns, 'auction.bid', 3)) {
    const first = match.asSeenBy(ask.seat, () => ask.encode(0))
    const { best } = judge({ match, seat: ask.seat, answer: first, ...asked })!
    const again = judge({ match, seat: ask.seat, answer: best.answer, ...asked })!
    expect(again.given).toEqual(again.best)
    expect(again.isClear).toBe(false)
  }
})

test('a reason for an answer is never a reason against it', () => {
  const { match, ask } = matchesAsking(lanterns, 'sacrifice.some', 1)[0]!
  const answer = match.asSeenBy(ask.seat, () => ask.encode([]))
  const { given, best } = judge({ match, seat: ask.seat, answer, ...asked })!
  for (const { speaksFor, speaksAgainst } of [given, best]) {
    if (speaksFor) expect(speaksFor.weight).toBeGreaterThan(0)
    if (speaksAgainst) expect(speaksAgainst.weight).toBeLessThan(0)
  }
})

test('a judgement and a standing are the same whatever the others hold', () => {
  let pairs = 0
  for (let entries = 0; entries < 45; entries += 3) {
    const match = dealt(lanterns, 3, `blind ${entries}`, entries)
    for (const ask of match.asks()) {
      const other = elsewhere(match, ask.seat, `deal ${entries}`)
      if (!other) continue
      pairs++
      const answer = match.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice([1, 2, 3, 4])))
      const request = { seat: ask.seat, answer, ...asked, budget: { iterations: 16 } }
      expect(judge({ ...request, match: other })).toEqual(judge({ ...request, match }))
      expect(standing(other, ask.seat, lanternsBot, 's')).toEqual(standing(match, ask.seat, lanternsBot, 's'))
    }
  }
  expect(pairs).toBeGreaterThan(8)
})

test('the shares of a standing add up to the whole win', () => {
  const match = dealt(lanterns, 3, 'standing', 12)
  const shares = standing(match, 0, lanternsBot, 's')
  expect(shares).toHaveLength(3)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
})
