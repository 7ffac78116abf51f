import type { RuleId } from '../../../rulebook/rules.ts'
import type { Table } from '../../shape.ts'

/** Takes the lasting event in force, if any, off the table. */
export function endLasting(t: Table, rule: RuleId): void {
  if (t.fact('in-force') === '') return
  for (const seat of t.seats)
    for (const piece of t.zone('lasting', seat).pieces.slice()) {
      t.cite(rule).move(piece, t.zone('adventure-discard'))
      t.cite(rule).say('lasting-ended', { card: { piece } })
    }
  t.cite(rule).set('in-force', '')
}
