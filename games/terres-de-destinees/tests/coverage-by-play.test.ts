import { expect, test } from 'vitest'
import { PLAYING_CARDS } from '../src/cards/all-cards.ts'
import { JETONS } from '../src/cards/jetons.ts'
import { noCardUse, playAndNote } from './card-use.ts'

// More games: PLAY_GAMES=5000 npx vitest run --project terres-de-destinees coverage-by-play
const GAMES = Number(process.env['PLAY_GAMES'] ?? 200)

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

test(`within ${GAMES} random games every card is bought and used and every Token gained`, () => {
  const use = noCardUse()
  for (let i = 0; i < GAMES; i++) playAndNote(use, i)
  expect(ids(PLAYING_CARDS.filter(({ id }) => !use.bought.has(id)))).toEqual([])
  expect(ids(PLAYING_CARDS.filter((card) => !use.used.has(card.id)))).toEqual([])
  expect(ids(JETONS.filter(({ id }) => !use.gained.has(id)))).toEqual([])
}, 600_000)
