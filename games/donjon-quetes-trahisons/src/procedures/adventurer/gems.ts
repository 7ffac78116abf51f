import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { Table } from '../../shape.ts'

/** Pays a seat from the bank, as far as the 40 gems go; returns what was paid. */
export function payOut(t: Table, rule: RuleId, seat: Seat, n: number): number {
  const paid = Math.min(n, t.track('bank'))
  if (paid === 0) return 0
  t.cite(rule).add('bank', -paid)
  t.cite(rule).add('gems', paid, seat)
  t.cite(rule).say('gems-gained', { seat: { seat }, n: paid })
  return paid
}

/** Takes gems from a seat into the bank. */
export function payIn(t: Table, rule: RuleId, seat: Seat, n: number): void {
  t.cite(rule).add('gems', -n, seat)
  t.cite(rule).add('bank', n)
}

/** Moves gems from one seat to another, as many as are there. */
export function handGems(
  t: Table,
  rule: RuleId,
  { from, to, n }: { readonly from: Seat; readonly to: Seat; readonly n: number },
): number {
  const moved = Math.min(n, t.track('gems', from))
  if (moved === 0) return 0
  t.cite(rule).add('gems', -moved, from)
  t.cite(rule).add('gems', moved, to)
  t.cite(rule).say('gems-handed', { seat: { seat: from }, other: { seat: to }, n: moved })
  return moved
}
