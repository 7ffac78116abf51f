import type { AnyGame, CardBase, Language, Reader } from '@sablier/kernel'

const UNKNOWN = { en: 'a card', fr: 'une carte' } as const

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
export function makeReader(game: AnyGame, language: Language, seatName: (seat: number) => string): Reader {
  return {
    language,
    seatName,
    cardName: (card) => (card === null ? UNKNOWN[language] : (cardById(game, card)?.name[language] ?? card)),
    word: (key) => game.text.words[key]?.[language] ?? key,
    phrase: (key) => game.text.words[key],
  }
}
