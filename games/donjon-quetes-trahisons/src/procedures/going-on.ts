import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { dueOf } from './debts.ts'

/** A seat words an offer or names a price: those who wait for it see that, and may go on without it. */
export function* word(t: Table, seat: Seat, wording: Flow<void>): Flow<void> {
  t.cite('supply.trade-consent').set('wording', seat)
  yield* wording
  t.cite('supply.trade-consent').set('wording', -1)
}

/** May this seat go on without waiting? Whose turn it is may, and whoever has to answer for an Arena. */
export function mayGoOn(t: Table, seat: Seat): boolean {
  if (seat === t.fact('wording')) return false
  if (seat === t.active || seat === t.fact('fight')?.defender) return true
  return t.phase === 'rest' && seat === t.fact('aftermath').defender && dueOf(t, seat).length > 0
}

/** What somebody was wording is dropped; nothing has changed hands. */
export function* goOn(t: Table, seat: Seat): Flow<void> {
  t.cite('supply.trade-consent').say('went-on', { seat: { seat }, other: { seat: t.fact('wording') } })
  t.cite('supply.trade-consent').set('wording', -1)
  if (t.fact('talk')) t.cite('alliance.currency').set('talk', null)
}
