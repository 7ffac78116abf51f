import type { CardBase } from '../card.ts'
import type { AnyGame } from '../game.ts'
import type { Language } from '../ledger.ts'
import type { Seat } from '../shape.ts'
import { type FillParams, fill, type Reader, type TextNode } from './fill.ts'

const UNKNOWN_CARD = { en: 'a card', fr: 'une carte' } as const

const cardsByGame = new WeakMap<AnyGame, ReadonlyMap<string, CardBase>>()

/** A card of a game by its id. */
export function cardById(game: AnyGame, id: string): CardBase | null {
  let cards = cardsByGame.get(game)
  if (!cards) {
    cards = new Map(game.cards.map((card: CardBase) => [card.id, card]))
    cardsByGame.set(game, cards)
  }
  return cards.get(id) ?? null
}

/** How the texts of a game call seats, cards and things, in one language. */
export function makeReader(game: AnyGame, language: Language, seatName: (seat: Seat) => string): Reader {
  return {
    language,
    seatName,
    cardName: (card) => (card === null ? UNKNOWN_CARD[language] : (cardById(game, card)?.name[language] ?? card)),
    article: (card) => game.text.article?.(card, language) ?? '',
    word: (key) => game.text.words[key]?.[language] ?? key,
    phrase: (key) => game.text.words[key],
  }
}

/** A game and who reads it, in which language. */
export interface GameReading {
  readonly game: AnyGame
  readonly reader: Reader
}

/** The groups of a game's texts. */
export type TextGroup = 'asks' | 'options' | 'log' | 'zones' | 'tracks' | 'marks' | 'phases' | 'ends' | 'words'

/** A text of the game by key, filled in; a missing key shows itself rather than nothing. */
export function textOf(
  { game, reader }: GameReading,
  group: TextGroup,
  key: string,
  params: FillParams = {},
): TextNode[] {
  const text = game.text[group][key]
  return text ? fill(text, params, reader) : [{ kind: 'words', text: key }]
}
