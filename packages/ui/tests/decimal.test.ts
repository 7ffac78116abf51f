import { expect, test } from 'vitest'
import { decimal } from '../src/decimal.ts'

test('a number is written with the point or the comma of the language', () => {
  expect(decimal('en', 103.5)).toBe('103.5')
  expect(decimal('fr', 103.5)).toBe('103,5')
})
test('a number has one decimal at most, none where it is whole, and zero has no sign', () => {
  expect(decimal('fr', 2.26)).toBe('2,3')
  expect(decimal('fr', 7)).toBe('7')
  expect(decimal('en', -0.04)).toBe('0')
})
