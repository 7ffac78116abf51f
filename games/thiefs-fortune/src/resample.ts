import { type Piece, seers, type Viewer, viewerBit } from '@sablier/kernel'
import { CARD_TYPES, type CardType } from './cards/card.ts'
import { deckOf, typeOf } from './procedures/places.ts'
import type { Table } from './shape.ts'

/**
 * All backs are alike, so a redrawn world may lay a Location into the deck of Events. Everybody knows what the decks
 * hold: such cards change places with others that the viewer cannot see until each deck holds its own type again.
 */
export function resample(t: Table, viewer: Viewer): void {
  const strays = straysOf(t, viewer)
  for (const type of CARD_TYPES) {
    const own = strays[type]
    for (const piece of deckOf(t, type).pieces) {
      const was = typeOf(t, piece)
      if (was === type) continue
      let other = own.pop()
      while (other !== undefined && typeOf(t, other) !== type) other = own.pop()
      if (other === undefined) break
      swapFaces(t, piece, other)
      if (!deckOf(t, was).has(other)) strays[was].push(other)
    }
  }
}

/** The hidden cards of each type that do not lie in their own deck, place by place: numbers of pieces tell how they were dealt. */
function straysOf(t: Table, viewer: Viewer): Record<CardType, Piece[]> {
  const bit = viewerBit(viewer)
  const strays: Record<CardType, Piece[]> = { location: [], character: [], event: [] }
  for (const place of t.layout.places) {
    const isOpen = (place.mask & bit) !== 0 && !place.spec.topOnly
    if (isOpen) continue
    const own = CARD_TYPES.find((type) => deckOf(t, type).place === place)
    for (const piece of t.state.places[place.index] as readonly Piece[]) {
      const { type, back } = t.card(piece)
      if (type === own || back !== 'card' || seers(t.layout, t.state, piece) & bit) continue
      strays[type as CardType].push(piece)
    }
  }
  return strays
}

function swapFaces(t: Table, a: Piece, b: Piece): void {
  const { face } = t.state
  const held = face[a] as number
  face[a] = face[b] as number
  face[b] = held
}
