import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import { decide, type GameBot } from '../src/index.ts'
import type { Tuning } from '../src/tuning.ts'
import { dealt } from './deal.ts'
import { lanternsBot } from './lanterns-bot.ts'

/** In how many rounds from now a decision values what may come, if it looks as far as that. */
function roundsSeen(tuning: Partial<Tuning>): number[] {
  const match = dealt(lanterns, 2, 'horizon', 12)
  const seen = new Set<number>()
  const bot: GameBot = {
    ...lanternsBot,
    value(t, seat) {
      seen.add(t.round - match.table.round)
      return lanternsBot.value(t, seat)
    },
  }
  const seat = match.asks()[0]?.seat ?? 0
  decide({ match, seat, level: 'master', bot, seed: 'horizon', budget: { iterations: 30 }, tuning })
  return [...seen].sort((a, b) => a - b)
}

test('positions are valued at the end of the present round, or of the next', () => {
  expect(roundsSeen({ cutoff: 1000, rounds: 1 })).toEqual([1])
  expect(roundsSeen({ cutoff: 1000, rounds: 2 })).toEqual([2])
})
