import { conformance } from '@sablier/kernel/testing'
import { keepRecord } from '@sablier/tools'
import { expect, test } from 'vitest'
import { game } from '../src/game.ts'

const variants = [
  { seats: 1 },
  { seats: 1, options: { achievement: 'a-full-life', level: 'hard' } },
  ...[2, 3, 4].flatMap((seats) => [true, false].map((commonFuture) => ({ seats, options: { commonFuture } }))),
]

test('random games of every size, with and without the Common FUTURE, keep the promises', () => {
  const report = conformance({
    game,
    variants,
    games: 2,
    every: 40,
    secret: ['hand', 'chosen', 'passing'],
    keep: keepRecord,
  })
  expect(report.faults).toEqual([])
})
