import type { Flow, Seat } from '@sablier/kernel'
import { enterFuture } from '../procedures/enter-future.ts'
import { discardOf, typeOf } from '../procedures/places.ts'
import type { Phase, RuleId, Table } from '../shape.ts'
import { spendFavor } from './favor-phase.ts'

const TRIPLES = 4
const PLAYER: Seat = 0

/** Three cards of the solo pile: one is placed, the others are discarded; of the last three one gives its Favor. */
export function* soloDraftPhase(t: Table): Flow<Phase> {
  const isLast = t.fact('placed') === TRIPLES - 1
  const rule: RuleId = isLast ? 'solo.last-triple' : 'solo.three-triples'
  const hand = t.zone('hand', PLAYER)
  t.cite(rule).deal({ from: t.zone('solo-pile'), to: hand, n: 3 })
  if (!hand.isEmpty) {
    const piece = yield* t.pick({ seat: PLAYER, rule, from: hand.pieces })
    enterFuture(t, PLAYER, piece, rule)
  }
  if (isLast && !hand.isEmpty) {
    const piece = yield* t.pick({ seat: PLAYER, rule, text: 'solo-favor', from: hand.pieces })
    yield* spendFavor(t, PLAYER, piece)
  }
  for (const piece of hand.pieces.slice()) {
    t.cite(rule).move(piece, discardOf(t, typeOf(t, piece)))
    t.cite(rule).say('discarded', { seat: { seat: PLAYER }, card: { piece } })
  }
  t.cite(rule).set('placed', t.fact('placed') + 1)
  return isLast ? 'loot' : 'solo-draft'
}
