import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { Goods } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { handGems } from '../adventurer/gems.ts'
import { objectsOf, receiveObject } from '../adventurer/outfit.ts'

/** The first pieces with these card ids; what is no longer there is left out. */
export function piecesNamed(t: Table, ids: readonly string[], stock: readonly Piece[]): Piece[] {
  const left = stock.slice()
  return ids.flatMap((id) => {
    const at = left.findIndex((piece) => t.card(piece).id === id)
    return at < 0 ? [] : left.splice(at, 1)
  })
}

/** The giver chooses which face-down quests go; only the receiver will see them. */
export function* chooseQuests(t: Table, rule: RuleId, seat: Seat, n: number): Flow<Piece[]> {
  const from = t.zone('secondary-quests', seat).pieces.slice()
  // Everybody knows how many quests a player holds: giving them all is no choice.
  if (n === 0 || from.length <= n) return n === 0 ? [] : from
  return yield* t.pickSome({ seat, rule, text: 'quests-to-hand', params: { n }, from, n })
}

/** Lays a quest before its new holder: deeds done before this moment do not fulfil it. */
export function receiveQuest(t: Table, rule: RuleId, seat: Seat, piece: Piece): void {
  t.cite(rule).move(piece, t.zone('secondary-quests', seat))
  t.cite(rule).mark('since', piece, t.track('moment'))
}

/** Hands goods over: gems, objects, spoils, and the quests already chosen. */
export function* handOver(
  t: Table,
  rule: RuleId,
  deal: { readonly from: Seat; readonly to: Seat; readonly goods: Goods; readonly quests: readonly Piece[] },
): Flow<void> {
  const { from, to, goods, quests } = deal
  handGems(t, rule, { from, to, n: goods.gems ?? 0 })
  for (const piece of piecesNamed(t, goods.spoils ?? [], t.zone('spoils', from).pieces)) {
    t.cite(rule).move(piece, t.zone('spoils', to))
    t.cite(rule).say('spoil-handed', { seat: { seat: from }, other: { seat: to }, card: { piece } })
  }
  for (const piece of quests) {
    receiveQuest(t, rule, to, piece)
    t.cite(rule).say('quest-handed', { seat: { seat: from }, other: { seat: to } })
  }
  for (const piece of piecesNamed(t, goods.objects ?? [], objectsOf(t, from))) yield* receiveObject(t, rule, to, piece)
}
