import type { Piece } from '@sablier/kernel'
import type { Table } from '../../shape.ts'

/** The first round in which Arenas may be chosen, and dragons and the Toll take notice of heroes. */
export const FIRST_BOLD_ROUND = 3

function isTooEarly(t: Table, piece: Piece): boolean {
  if (t.round >= FIRST_BOLD_ROUND) return false
  const card = t.card(piece)
  return card.id === 'toll' || (card.kind === 'monster' && card.type === 'dragon')
}

/** Turns up the top adventure card; what comes too early is shuffled back and another is drawn. */
export function drawAdventure(t: Table): Piece {
  for (;;) {
    const piece = t.zone('dungeon').top as Piece
    t.cite('dungeon.draw').move(piece, t.zone('drawn'))
    t.cite('dungeon.draw').say('card-drawn', { seat: { seat: t.active }, card: { piece } })
    if (!isTooEarly(t, piece)) return piece
    t.cite('dungeon.too-early').say('card-too-early', { card: { piece } })
    t.cite('dungeon.too-early').move(piece, t.zone('dungeon'))
    t.cite('dungeon.too-early').shuffle(t.zone('dungeon'))
  }
}

/** Clears the place where the drawn card lay. */
export function discardDrawn(t: Table): void {
  for (const piece of t.zone('drawn').pieces.slice()) t.cite('dungeon.draw').move(piece, t.zone('adventure-discard'))
}
