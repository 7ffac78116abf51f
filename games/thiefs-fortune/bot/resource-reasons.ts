import type { Reason } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { countBasic } from '../src/procedures/pay-basic.ts'
import type { BasicResource } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'
import { needsOf } from './needs.ts'

/** The kinds of a mix, each once. */
export const kindsOf = (kinds: readonly BasicResource[], shares: readonly number[]): BasicResource[] =>
  kinds.filter((_, i) => (shares[i] ?? 0) > 0)

/** What Basic Resources that come in are good for: abilities, or the next Bribe. */
export function gettingReasons(t: Table, seat: Seat, kinds: readonly BasicResource[]): Reason[] {
  const needs = needsOf(t, seat)
  const needed = kinds.filter((kind) => needs[kind] > 0)
  const idle = kinds.filter((kind) => needs[kind] <= 0)
  const found: Reason[] = []
  if (needed.length > 0) found.push({ key: 'needed', params: { token: { list: needed } }, weight: 0.4 })
  else found.push({ key: 'unneeded', params: { token: { list: idle } }, weight: -0.15 })
  const unpaid = t.track('danger', seat) - countBasic(t, seat)
  if (unpaid > 0) found.push({ key: 'for-bribe', params: { n: unpaid }, weight: 0.45 })
  return found
}

/** What is lost with Basic Resources that are paid or given. */
export function payingReasons(t: Table, seat: Seat, kinds: readonly BasicResource[]): Reason[] {
  const needs = needsOf(t, seat)
  const needed = kinds.filter((kind) => needs[kind] > 0)
  return needed.length > 0
    ? [{ key: 'pays-needed', params: { token: { list: needed } }, weight: -0.4 }]
    : [{ key: 'pays-idle', params: { token: { list: kinds } }, weight: 0.35 }]
}

/** What it means to leave a Stockpile as it is rather than to exchange. */
export function keepingReasons(t: Table, seat: Seat): Reason[] {
  const needs = needsOf(t, seat)
  const needed = (['sword', 'gem', 'lamp'] as const).filter((kind) => needs[kind] > 0)
  return needed.length > 0
    ? [{ key: 'still-needed', params: { token: { list: needed } }, weight: -0.3 }]
    : [{ key: 'well-supplied', weight: 0.3 }]
}
