import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../../shape.ts'
import { dueOf } from './debts.ts'

/** A seat words an offer or names a price: those who wait for it see that, and may go on without it. */
export function* word(t: Table, seat: Seat, wording: Flow<void>): Flow<void> {
  t.cite('supply.trade-consent').set('wording', seat)
  yield* wording
  t.cite('supply.trade-consent').set('wording', -1)
}

/** May this seat go on without waiting? Whose turn it is may, or whose word it is, and whoever has to answer for an Arena. */
export function mayGoOn(t: Table, seat: Seat): boolean {
  if (seat === t.fact('wording')) return false
  // An adversary must not spoil what a spectator offers in the other's time to speak.
  if (t.fact('fight')?.kind === 'arena') return seat === t.fact('speaker')
  if (seat === t.active) return true
  return t.phase === 'rest' && seat === t.fact('aftermath').defender && dueOf(t, seat).length > 0
}

/** What somebody was wording is dropped; nothing has changed hands. */
export function* goOn(t: Table, seat: Seat): Flow<void> {
  t.cite('supply.trade-consent').say('went-on', { seat: { seat }, other: { seat: t.fact('wording') } })
  t.cite('supply.trade-consent').set('wording', -1)
  // In Supplies, what is talked over is a promise that the active player has proposed: that question still stands.
  if (t.phase === 'negotiation' && t.fact('talk')) t.cite('alliance.currency').set('talk', null)
}
