import { conformance } from '@sablier/kernel/testing'
import { keepRecord } from '@sablier/tools'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

test('random games of every size end, replay, fork, undo and do not leak', () => {
  const report = conformance({
    game,
    variants: [2, 3, 4].flatMap((seats) => [{ seats }, { seats, options: { nights: 5 } }]),
    games: 5,
    secret: ['deck', 'hand'],
    keep: keepRecord,
  })
  expect(report.faults).toEqual([])
  expect([...report.cardsSeen].sort()).toEqual(game.cards.map(({ id }) => id).sort())
})
