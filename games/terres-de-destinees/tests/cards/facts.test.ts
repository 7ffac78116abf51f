import { findFactFaults } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { PRINTED } from '../../rulebook/facts.ts'
import { game } from '../../src/game.ts'

test('cards hold what the rulebook prints and what is publicly known, and claim nothing more', () => {
  expect(findFactFaults(game, PRINTED)).toEqual([])
})
