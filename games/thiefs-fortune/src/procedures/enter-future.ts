import type { Piece, Seat, Zone } from '@sablier/kernel'
import type { RuleId, Table } from '../shape.ts'

/** Puts every token of its Loot area on a card. */
export function loadLoot(t: Table, piece: Piece, rule: RuleId): void {
  const { loot } = t.card(piece)
  for (let i = 0; i < loot.length; i++) {
    const token = loot[i] as (typeof loot)[number]
    t.cite(rule).mark(token, piece, t.mark(token, piece) + 1)
  }
}

/** Lays a card into a FUTURE: it is loaded before anything else happens. */
export function enterFuture(t: Table, seat: Seat, piece: Piece, rule: RuleId): void {
  t.cite('future.no-limit').move(piece, t.zone('future', seat))
  t.cite(rule).say('future-entered', { seat: { seat }, card: { piece } })
  loadLoot(t, piece, 'future.load-loot')
}

/** Lays a card into the Common FUTURE. */
export function enterCommonFuture(t: Table, piece: Piece, to: Zone): void {
  t.cite(t.round === 1 ? 'common.refill' : 'common.new-each-round').move(piece, to)
  t.cite('common.refill').say('common-entered', { card: { piece } })
  loadLoot(t, piece, 'common.load-loot')
}
