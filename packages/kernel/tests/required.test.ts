import { expect, test } from 'vitest'
import { cardOfKind, RulesFault, required } from '../src/index.ts'

test('`required` returns the value, even if it is 0, false or empty', () => {
  expect([required(0), required(false), required('')]).toEqual([0, false, ''])
})

test('a missing value is a fault of the rules', () => {
  expect(() => required([1, 2][5])).toThrow(RulesFault)
  expect(() => required(null)).toThrow(RulesFault)
})

test('a card of another kind than it must be is a fault of the rules', () => {
  const quest = { id: 'q', name: { en: 'Q', fr: 'Q' }, copies: 1, from: 'ours', back: 'b', kind: 'quest' } as const
  const table = { card: (): typeof quest | (Omit<typeof quest, 'kind'> & { kind: 'monster' }) => quest }
  expect(cardOfKind(table, 0, 'quest')).toBe(quest)
  expect(() => cardOfKind(table, 0, 'monster')).toThrow(RulesFault)
})
