import { expect, test } from 'vitest'
import { initialOf } from '../src/initial-of.ts'

test.each([
  ['Barnabé', 'B'],
  ['🦊 Fox', '🦊'],
  ['👩‍🚀 Ysolde', '👩‍🚀'],
  ['🇫🇷 Marie', '🇫🇷'],
  ['E\u0301lodie', 'E\u0301'],
  ['', ''],
])('the initial of "%s" is the whole sign "%s"', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
