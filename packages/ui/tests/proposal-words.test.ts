import type { Reader } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { proposalWords } from '../src/ask/proposal-words.ts'

const reader: Reader = {
  language: 'en',
  seatName: (seat) => ['Ada', 'Bram'][seat] ?? '',
  cardName: (card) => card ?? '',
  word: (key) => ({ give: 'gives', gem: 'gem' })[key] ?? key,
}

test('a proposal is read field by field, seats by name', () => {
  expect(proposalWords({ to: 1, give: ['gem', 2] }, reader)).toBe('to: Bram · gives: gem, 2')
  expect(proposalWords({}, reader)).toBe('')
  expect(proposalWords(null, reader)).toBe('–')
})
