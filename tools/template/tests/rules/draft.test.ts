import { tableOf } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../../src/index.ts'

const table = tableOf(game)

test('[draft.deal] everybody draws two creatures, and an empty deck gives nothing', () => {
  const t = table({ seats: 3, at: 'draft', zones: { deck: ['bat', 'bat', 'bat', 'bat', 'bat'] } })
  expect([0, 1, 2].map((seat) => t.zone('hand', seat).length)).toEqual([2, 2, 1])
})

test('[draft.lay] the creature chosen lies in the lair, and nobody sees it before all have chosen', () => {
  const t = table({ seats: 2, at: 'draft', zones: { deck: ['bat', 'bear', 'bat', 'bear'] } })
  t.answerAs(0, 'bear')
  expect(t.seen(1, 'lair', 0)).toEqual([])
  t.answerAs(1, 'bat')
  expect(t.seen(1, 'lair', 0)).toEqual(['bear'])
  expect(t.seen(0, 'lair', 1)).toEqual(['bat'])
})
