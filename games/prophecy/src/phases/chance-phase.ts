import { type Flow, perform } from '@sablier/kernel'
import type { ChanceCard } from '../cards/card.ts'
import { topOf } from '../procedures/decks.ts'
import type { Phase, Table } from '../shape.ts'

/** Every normal turn opens with a chance card that is turned up and obeyed. */
export function* chancePhase(t: Table): Flow<Phase> {
  const seat = t.active
  t.cite('turn.chance_mandatory').add('turns', 1, seat)
  const piece = topOf(t, 'chance') as number
  const card = t.card(piece) as ChanceCard
  t.cite('chance.reveal_top').reveal([piece])
  t.cite('chance.reveal_top').say('chance-revealed', { seat: { seat }, card: { piece } })
  yield* perform(card.effect, { table: t, you: seat, source: piece })
  t.cite('chance.discard').move(piece, t.zone('chance-discard'))
  return 'movement'
}
