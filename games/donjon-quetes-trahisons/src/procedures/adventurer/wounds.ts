import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { Table } from '../../shape.ts'
import { updateGauge } from '../fight/power.ts'

/** Wounds a hero, up to four points in all; nobody dies. */
export function wound(t: Table, rule: RuleId, seat: Seat, n: number): void {
  const suffered = t.cite(rule).add('wounds', n, seat)
  if (suffered > 0) t.cite(rule).say('wounded', { seat: { seat }, n: suffered })
  if (suffered > 0 && suffered < n) t.cite('wound.max').say('wounds-capped', { seat: { seat } })
  if (suffered === 0) t.cite('wound.no-death').say('unhurt', { seat: { seat } })
  updateGauge(t, seat)
}

/** Heals wounds of a hero. */
export function heal(t: Table, rule: RuleId, seat: Seat, n: number): void {
  const healed = -t.cite(rule).add('wounds', -n, seat)
  if (healed === 0) return
  t.cite(rule).say('healed', { seat: { seat }, n: healed })
  updateGauge(t, seat)
}
