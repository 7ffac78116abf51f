import type { Match } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { table } from '../kit.ts'

/** Questions asked in the longest auction that any answers lead to from here. */
function longest(match: Match): number {
  const [ask] = match.asks()
  if (!ask || !/^(first-bid|raise)$/.test(ask.text)) return 0
  return (
    1 +
    Math.max(
      ...ask.options().map(({ id }) => {
        const branch = match.fork()
        branch.answer(ask.seat, id)
        return longest(branch)
      }),
    )
  )
}

describe('no auction is endless', () => {
  // With k players and largest hand H after the offer there are at most R = H - 1 bids, each above the last. Before the
  // first bid at most k - 1 players pass (k passes close it), between two bids at most k - 2, after the last k - 1:
  // R + (k - 1) + (R - 1)(k - 2) + (k - 1) = R(k - 1) + k questions, and k without a bid.
  test.each([
    [3, [3, 2, 2]],
    [3, [4, 3, 3]],
    [3, [2, 4, 3]],
    [4, [4, 3, 3, 3]],
    [4, [2, 2, 2, 3]],
    [5, [3, 2, 3, 2, 1]],
  ])(
    '[ruling.pass-and-return] %i players, hands %j: every way of bidding ends within (H - 1)(k - 1) + k questions',
    (k, hand) => {
      const t = table({ seats: k, at: 'auction', hands: { ...hand } })
      t.answer(t.options[0])
      const most = Math.max((hand[0] ?? 0) - 1, ...hand.slice(1))
      const found = longest(t.match)
      expect(found).toBeGreaterThan(0)
      expect(found).toBeLessThanOrEqual((most - 1) * (k - 1) + k)
    },
  )
  test('[ruling.pass-and-return] who cannot raise is not even asked: three hands of three allow two bids in five questions', () => {
    const t = table({ seats: 3, at: 'auction', hands: { 0: 4, 1: 3, 2: 3 } })
    t.answer(t.options[0])
    expect(longest(t.match)).toBe(5)
  })
  test('[duo.pass-ends] two players: at most as many questions as the larger hand has cards', () => {
    const t = table({ seats: 2, at: 'auction', hands: { 0: 5, 1: 4 } })
    t.answerAs(0, t.optionsOf(0)[0]).answerAs(1, t.optionsOf(1)[0])
    expect(longest(t.match)).toBeLessThanOrEqual(4)
  })
})
