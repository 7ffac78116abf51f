import type { Piece } from '@sablier/kernel'
import type { Deck } from '../cards/card.ts'
import type { Table } from '../shape.ts'

const PILES = {
  adventure: ['adventure-deck', 'adventure-discard'],
  chance: ['chance-deck', 'chance-discard'],
  common: ['common-deck', 'common-discard'],
  rare: ['rare-deck', 'rare-discard'],
} as const
export type Pile = keyof typeof PILES

/** The top card of a deck; an empty deck is made anew from its discard pile first. Undefined if both are empty. */
export function topOf(t: Table, pile: Pile): Piece | undefined {
  const [deckName, discardName] = PILES[pile]
  const deck = t.zone(deckName)
  if (deck.isEmpty) {
    t.cite('ruling.deck_exhausted').moveAll(t.zone(discardName), deck)
    if (deck.size > 0) t.cite('ruling.deck_exhausted').shuffle(deck)
  }
  return deck.top
}
/** Can a card be drawn from this deck, if need be after shuffling its discard pile? */
export function canDraw(t: Table, pile: Pile): boolean {
  const [deckName, discardName] = PILES[pile]
  return !t.zone(deckName).isEmpty || !t.zone(discardName).isEmpty
}

/** Lays an item, an adventure or a chance card face up on the pile beside its deck. */
export function discard(t: Table, piece: Piece): void {
  const card = t.card(piece)
  const pile: Pile = card.kind === 'item' ? card.deck : card.kind === 'chance' ? 'chance' : 'adventure'
  t.cite('setup.discards_face_up').move(piece, t.zone(PILES[pile][1]))
}

/** Finds an item: the top card of its deck; returns it, undefined if there is none left anywhere. */
export function findItem(t: Table, seat: number, deck: Deck): Piece | undefined {
  const piece = topOf(t, deck)
  if (piece === undefined) return undefined
  t.cite('gain.item').move(piece, t.zone('items', seat))
  t.cite('gain.item').say('item-found', { seat: { seat }, card: { piece } })
  return piece
}

/** Turns up several items to choose from; fewer if the decks run out. */
export function turnUp(t: Table, deck: Deck, n: number): void {
  for (let i = 0; i < n; i++) {
    const piece = topOf(t, deck)
    if (piece !== undefined) t.cite('gain.item').move(piece, t.zone('display'))
  }
}
