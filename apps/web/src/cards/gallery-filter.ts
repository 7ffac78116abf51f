import type { AnyGame, CardBase, Language, Provenance } from '@sablier/kernel'
import { type GameView, preparedFace } from '@sablier/ui'

/** What one looks for in a gallery; an empty list or text asks for nothing. */
export interface GalleryFilter {
  readonly find: string
  readonly kinds: readonly string[]
  readonly from: readonly Provenance[]
}

/** A card of the gallery with what it can be found by. */
export interface GalleryCard {
  readonly card: CardBase
  /** The words of its line with the type: "Character", "Foe". */
  readonly kinds: readonly string[]
  /** Its names and everything printed on it, in small letters without accents. */
  readonly text: string
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every card of a box as the gallery knows it. */
export function galleryOf(game: AnyGame, look: GameView, language: Language): GalleryCard[] {
  const cards: readonly CardBase[] = game.cards
  return cards.map((card) => {
    const { face, spoken } = preparedFace(game, look, card, language)
    return {
      card,
      kinds: face.type.split(' · ').map(capital),
      text: plain(`${card.name.en} ${card.name.fr} ${spoken}`),
    }
  })
}

/** The cards that are looked for: of one of the kinds, of one of the sources, with all of the words. */
export function filterGallery(cards: readonly GalleryCard[], { find, kinds, from }: GalleryFilter): GalleryCard[] {
  const words = plain(find).split(/\s+/).filter(Boolean)
  return cards.filter(
    (card) =>
      (kinds.length === 0 || kinds.some((kind) => card.kinds.includes(kind))) &&
      (from.length === 0 || from.includes(card.card.from)) &&
      words.every((word) => card.text.includes(word)),
  )
}

/** How many cards there are of each word in the line with the type, the most first; single cards are no kind. */
export function kindsIn(cards: readonly GalleryCard[]): { readonly kind: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { kinds } of cards) for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
}
