import { seedChance } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { anyBestOf, bestOf, bestSome } from '../src/index.ts'

const itself = (n: number): number => n

test('the best is the first of equals', () => {
  expect(bestOf([1, 7, 3, 7], itself)).toBe(1)
  expect(bestOf([], itself)).toBe(0)
})

test('chance decides among equals, and only among them', () => {
  const chance = seedChance('ties')
  const found = Array.from({ length: 60 }, () => anyBestOf([7, 1, 7, 7], itself, chance))
  expect(new Set(found)).toEqual(new Set([0, 2, 3]))
})

test('the best few keep the order of the items', () => {
  expect(bestSome([4, 9, 1, 9, 5], 3, itself)).toEqual([1, 3, 4])
})
