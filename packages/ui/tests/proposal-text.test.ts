import type { Reader } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { proposalText } from '../src/ask/proposal-text.ts'

const reader: Reader = {
  language: 'en',
  seatName: (seat) => ['Ada', 'Bram'][seat] ?? '',
  cardName: (card) => card ?? '',
  word: (key) => ({ give: 'gives', gem: 'gem' })[key] ?? key,
}

const PLAIN = { text: {} } as Parameters<typeof proposalText>[0]

test('a proposal is read field by field, seats by name', () => {
  expect(proposalText(PLAIN, { to: 1, give: ['gem', 2] }, reader)).toBe('to: Bram · gives: gem, 2')
  expect(proposalText(PLAIN, {}, reader)).toBe('')
  expect(proposalText(PLAIN, null, reader)).toBe('–')
})

test('a game’s own words come first', () => {
  const game = { text: { proposal: () => 'a fair trade' } } as unknown as typeof PLAIN
  expect(proposalText(game, { to: 1 }, reader)).toBe('a fair trade')
})
