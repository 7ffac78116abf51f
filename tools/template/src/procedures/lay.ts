import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** Lays a creature and lets abilities answer. */
export function* lay(t: Table, seat: Seat, piece: Piece): Flow<void> {
  t.cite('draft.lay').move(piece, t.zone('lair', seat))
  t.cite('draft.lay').say('laid', { seat: { seat }, card: { piece } })
  yield* t.announce({ on: 'card-laid', seat, piece })
}
