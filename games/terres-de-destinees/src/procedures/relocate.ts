import type { Piece, Zone } from '@sablier/kernel'
import type { Rule, Table } from '../shape.ts'

/** Moves a card or Token and remembers that this turn was not a standstill. */
export function relocate(t: Table, rule: Rule, piece: Piece, to: Zone, at?: 'bottom' | number): void {
  t.cite(rule).move(piece, to, at)
  if (t.track('stirred') === 0) t.cite('ruling.stalemate').setTrack('stirred', 1)
}
