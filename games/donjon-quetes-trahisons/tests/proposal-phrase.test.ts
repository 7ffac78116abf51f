import { makeReader, plain, textOf } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/game.ts'
import { proposalPhrase } from '../src/text/proposal-phrase.ts'

const NAMES = ['Ann', 'Ben']

test('[trade.offers] what an offer holds is said sentence by sentence, each with a capital letter', () => {
  const said = { to: 1, give: { gems: 1 }, promise: { condition: 'none', goods: { gems: 2 } } }
  const reader = makeReader(game, 'en', (seat) => NAMES[seat] ?? '')
  const text = plain(textOf({ game, reader }, 'log', 'offer-made', { seat: { seat: 0 }, deal: proposalPhrase(said) }))
  expect(text).toContain('Offer 1 gem to Ben, asking for no goods. Promise ')
})
