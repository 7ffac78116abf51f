import type { Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** Draws as many of n creatures as the deck still has. */
export function draw(t: Table, seat: Seat, n: number): void {
  for (let i = 0; i < n && !t.zone('deck').isEmpty; i++)
    t.cite('draft.deal').deal({ from: t.zone('deck'), to: t.zone('hand', seat) })
}
