import type { Flow, Piece, Seat } from '@sablier/kernel'
import { discardOf, typeOf } from '../procedures/places.ts'
import { receiveFavorOf } from '../procedures/receive-favor.ts'
import type { Phase, Table } from '../shape.ts'
import { placeTogether } from './draft-phase.ts'

/** The end of the Planning Phase: of the last two cards one is placed, the other gives its Favor, in player order. */
export function* favorPhase(t: Table): Flow<Phase> {
  yield* placeTogether(t, 'planning.last-placement', 'planning.last-placement')
  t.cite('timing.player-order-if-interaction').say('favors-begin', { seat: { seat: t.active } })
  for (const seat of t.turnOrder())
    for (const piece of t.zone('hand', seat).pieces.slice()) yield* spendFavor(t, seat, piece)
  t.cite('planning.result').say('planning-over')
  return 'loot'
}

/** A card shown for its Favor: one of its bonuses, then it is discarded face up. */
export function* spendFavor(t: Table, seat: Seat, piece: Piece): Flow<void> {
  yield* t.ability(() => favorThenDiscard(t, seat, piece))
}

function* favorThenDiscard(t: Table, seat: Seat, piece: Piece): Flow<void> {
  t.cite('planning.last-favor').reveal([piece])
  yield* receiveFavorOf(t, seat, piece, 'planning.last-favor')
  t.cite('planning.favor-discard').move(piece, discardOf(t, typeOf(t, piece)))
  t.cite('planning.favor-discard').say('discarded', { seat: { seat }, card: { piece } })
}
