import { type Effect, type Flow, type Piece, perform, type Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { engage, ownerOf, playing, powerRule } from './row.ts'

/** Engages a card and carries out its power for the active player; a card lent by the Lich is engaged where it lies. */
export function* activate(t: Table, you: Seat, piece: Piece): Flow<void> {
  const lender = ownerOf(t, piece)
  engage(t, lender === you ? powerRule(t, piece) : 'golden.others-card-gets-engaged', piece)
  t.cite('effects.once-per-readying').mark('activated', piece, t.track('turn'))
  t.cite('effects.active-player-only').add('activations', 1)
  if (lender === you) t.cite('effects.after-auction').say('activated', { seat: { seat: you }, card: { piece } })
  else
    t.cite('golden.others-card-benefits-user').say('activated-lent', {
      seat: { seat: you },
      card: { piece },
      owner: { seat: lender },
    })
  yield* perform(playing(t, piece).power[0] as Effect, { table: t, you, source: piece })
}
