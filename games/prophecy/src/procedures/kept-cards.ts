import type { Piece, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** A kept card by what it does. */
export function keptCard(t: Table, seat: Seat, use: 'chapel' | 'clover' | 'curse'): Piece | undefined {
  const { pieces } = t.zone('kept', seat)
  return pieces.find((piece) => {
    const card = t.card(piece)
    if (card.kind === 'creature') return use === 'curse'
    return card.kind === 'opportunity' && card.effect.op === 'keep' && card.effect.use === use
  })
}
