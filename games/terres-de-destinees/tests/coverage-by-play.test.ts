import { expect, test } from 'vitest'
import { PLAYING_CARDS } from '../src/cards/all-cards.ts'
import { JETONS } from '../src/cards/jetons.ts'
import type { PlayingCard } from '../src/index.ts'
import { noCardUse, playAndNote } from './card-use.ts'

// More games: PLAY_GAMES=5000 npx vitest run --project terres-de-destinees coverage-by-play
const GAMES = Number(process.env['PLAY_GAMES'] ?? 200)

/** Cards whose power shows at a moment of play; the others have none, or only count twice for Destinies. */
const hasMoment = ({ power }: PlayingCard): boolean => power[0] !== undefined && power[0].op !== 'counts-twice'
const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

test(`within ${GAMES} random games every card is bought and used and every Token gained`, () => {
  const use = noCardUse()
  for (let i = 0; i < GAMES; i++) playAndNote(use, i)
  expect(ids(PLAYING_CARDS.filter(({ id }) => !use.bought.has(id)))).toEqual([])
  expect(ids(PLAYING_CARDS.filter((card) => hasMoment(card) && !use.used.has(card.id)))).toEqual([])
  expect(ids(JETONS.filter(({ id }) => !use.gained.has(id)))).toEqual([])
}, 600_000)
