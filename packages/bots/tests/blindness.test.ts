import { hashState, type Match } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { decide, hint, LEVELS } from '../src/index.ts'
import { dealt } from './deal.ts'
import { elsewhere } from './elsewhere.ts'
import { lanternsBot } from './lanterns-bot.ts'

/** Pairs of matches that are one to a seat and are not. */
const pairs: { match: Match; other: Match; seat: number }[] = []
for (let entries = 0; entries < 60; entries += 3) {
  const match = dealt(lanterns, 3, `blind ${entries}`, entries)
  for (const { seat } of match.asks()) {
    const other = elsewhere(match, seat, `deal ${entries}`)
    if (other && hashState(other.table.state) !== hashState(match.table.state)) pairs.push({ match, other, seat })
  }
}

test('there are positions of many kinds to compare', () => {
  expect(pairs.length).toBeGreaterThan(12)
  expect(new Set(pairs.map(({ match, seat }) => match.askOf(seat)?.rule)).size).toBeGreaterThan(4)
})

test.each(LEVELS)(
  '%s answers the same whatever the others hold',
  (level) => {
    for (const { match, other, seat } of pairs) {
      const asked = { seat, level, bot: lanternsBot, seed: 'blind', budget: { iterations: 12 } }
      expect(decide({ ...asked, match: other })).toEqual(decide({ ...asked, match }))
    }
  },
  60_000,
)

test('a hint tells the same whatever the others hold', () => {
  for (const { match, other, seat } of pairs) {
    const request = { seat, bot: lanternsBot, seed: 'blind', budget: { iterations: 12 } }
    expect(hint({ ...request, match: other })).toEqual(hint({ ...request, match }))
  }
})

test("a search never sees another seat's sealed answers", () => {
  const match = dealt(lanterns, 3, 'sealed', 0)
  const [first, second] = match.asks()
  const answers = match.asSeenBy(second!.seat, () => second!.options().map(({ id }) => id))
  const decided = answers.map((answer) => {
    const sealed = match.fork()
    sealed.answer(second!.seat, answer)
    const budget = { iterations: 40 }
    return decide({ match: sealed, seat: first!.seat, level: 'master', bot: lanternsBot, seed: 'a', budget })
  })
  for (const other of decided) expect(other).toEqual(decided[0])
})
