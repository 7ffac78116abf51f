import type { Piece, Seat } from '@sablier/kernel'
import type { Rule, Table } from '../shape.ts'
import { relocate } from './relocate.ts'
import { isEngaged } from './row.ts'
import { isDuo } from './survivors.ts'

/** A card goes from row to row as it is, engaged or ready, and joins the acquired cards of its new owner. */
export function passCard(t: Table, rule: Rule, piece: Piece, to: Seat): void {
  const engaged = isEngaged(t, piece)
  relocate(t, isDuo(t) ? 'duo.passed-cards-to-acquisition' : rule, piece, t.zone('in-play', to))
  if (engaged) t.cite('ruling.moved-card-state').mark('engaged', piece, 1)
  t.cite(rule).say('card-passed', { card: { piece }, to: { seat: to } })
}
