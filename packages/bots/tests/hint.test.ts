import { fill, plain } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { plainReasons } from '../src/hint-reasons.ts'
import { hint } from '../src/index.ts'
import { dealt, matchesAsking } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

const ask = { bot: lanternsBot, seed: 'hint', budget: { iterations: 60 } }

test('every option of a question has a win chance, a spread, a score and reasons, best first', () => {
  for (const { match, ask: open } of matchesAsking(lanterns, 'auction.bid', 3)) {
    const told = hint({ match, seat: open.seat, ...ask })!
    expect(told.rule).toBe('auction.bid')
    expect(told.options).toHaveLength(open.count)
    for (const option of told.options) {
      expect(option.winChance).toBeGreaterThanOrEqual(0)
      expect(option.winChance).toBeLessThanOrEqual(1)
      expect(option.winSpread).toBeLessThanOrEqual(0.5)
      expect(Number.isFinite(option.expectedScore)).toBe(true)
      expect(option.reasons.length).toBeGreaterThanOrEqual(1)
      expect(option.reasons.length).toBeLessThanOrEqual(3)
      expect(() => match.fork().answer(open.seat, option.answer)).not.toThrow()
    }
    const chances = told.options.map(({ winChance }) => winChance)
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
  }
})

test('nothing is said against the option that comes first', () => {
  const grumbling = {
    ...lanternsBot,
    reasons: () => [{ key: 'dear', weight: -2 }],
    texts: { dear: { en: 'Dear', fr: 'Cher' } },
  }
  const { match, ask: open } = matchesAsking(lanterns, 'auction.bid', 1)[0]!
  const [first, ...others] = hint({ match, seat: open.seat, ...ask, bot: grumbling })!.options
  expect(first!.reasons.every(({ weight }) => weight > 0)).toBe(true)
  expect(first!.reasons.length).toBeGreaterThan(0)
  for (const { reasons } of others) expect(reasons[0]?.key).toBe('dear')
})

test('all options are tried alike', () => {
  const { match, ask: open } = matchesAsking(lanterns, 'auction.bid', 1)[0]!
  const worlds = hint({ match, seat: open.seat, ...ask })!.options.map((option) => option.worlds)
  expect(Math.max(...worlds) - Math.min(...worlds)).toBeLessThanOrEqual(1)
})

test.each(['en', 'fr'] as const)('every reason can be read in %s', (language) => {
  const reader = { language, seatName: String, cardName: String, word: String }
  for (const rule of ['auction.bid', 'sacrifice.some', 'draft.lay'])
    for (const { match, ask: open } of matchesAsking(lanterns, rule, 2)) {
      const { options, texts } = hint({ match, seat: open.seat, ...ask })!
      for (const { key, params } of options.flatMap(({ reasons }) => reasons))
        expect(plain(fill(texts[key]!, params ?? {}, reader))).not.toMatch(/[{}]/)
    }
})

test('a game says its own reasons first', () => {
  const { match, ask: open } = matchesAsking(lanterns, 'sacrifice.some', 1)[0]!
  const told = hint({ match, seat: open.seat, ...ask })!
  expect(told.options.every(({ reasons }) => reasons[0]?.key === 'light-now')).toBe(true)
})

test('the only option looked at is not praised as the best of one', () => {
  const figures = { mean: 0.5, spread: 0.3, visits: 20 }
  const keys = (options: number) => plainReasons(Array(options).fill(figures), 0, false).map(({ key }) => key)
  expect(keys(1)).not.toContain('hint.no-clear-best')
  expect(keys(2)).toContain('hint.no-clear-best')
})

test('risk is measured by the spread of outcomes, not by comparison with other options alone', () => {
  const keys = (spread: number, others: number) => {
    const figures = [spread, others, others].map((of) => ({ mean: 0.5, spread: of, visits: 20 }))
    return plainReasons(figures, 0, true).map(({ key }) => key)
  }
  for (const others of [0, 0.05, 0.2, 0.5]) {
    expect(keys(0.05, others)).toContain('hint.safe')
    expect(keys(0.2, others)).toContain('hint.open')
    expect(keys(0.45, others)).toContain('hint.risky')
  }
})

test('a seat that is not asked gets no hint', () => {
  const match = dealt(lanterns, 2, 'nobody', 0)
  const asked = new Set(match.asks().map(({ seat }) => seat))
  for (const seat of [0, 1]) if (!asked.has(seat)) expect(hint({ match, seat, ...ask })).toBeNull()
  const { match: auction, ask: open } = matchesAsking(lanterns, 'auction.bid', 1)[0]!
  expect(hint({ match: auction, seat: 1 - open.seat, ...ask })).toBeNull()
})
