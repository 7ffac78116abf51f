import { tableOf } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../../src/index.ts'

test('[dawn.most-light] those with the most light win together', () => {
  const t = tableOf(game)({ seats: 3, at: 'dawn', round: 3, tracks: { light: { 0: 4, 1: 2, 2: 4 } } })
  expect(t.match.result).toEqual({ reason: 'dawn', winners: [0, 2], scores: [4, 2, 4] })
})
