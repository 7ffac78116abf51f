import { type Effect, type Flow, isFeasible, type Piece, perform, type Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { engage, ownerOf, playing, powerRule } from './row.ts'
import { isDuo } from './survivors.ts'

/** Engages a card and carries out its power for the active player; a card lent by the Lich is engaged where it lies. */
export function* activate(t: Table, you: Seat, piece: Piece): Flow<void> {
  const lender = ownerOf(t, piece)
  engage(t, lender === you ? powerRule(t, piece) : 'golden.others-card-gets-engaged', piece)
  t.cite('effects.once-per-readying').mark('activated', piece, t.track('turn'))
  t.cite(isDuo(t) ? 'duo.effects-first-player' : 'effects.active-player-only').add('activations', 1)
  if (lender === you) t.cite('effects.after-auction').say('activated', { seat: { seat: you }, card: { piece } })
  else
    t.cite('golden.others-card-benefits-user').say('activated-lent', {
      seat: { seat: you },
      card: { piece },
      owner: { seat: lender },
    })
  const [power] = playing(t, piece).power as readonly [Effect]
  const ctx = { table: t, you, source: piece }
  // Only a Mandatory card can come to this: it is engaged all the same, with as much effect as is possible.
  if (!isFeasible(power, ctx)) t.cite('ruling.mandatory-without-target').say('no-effect', { card: { piece } })
  yield* perform(power, ctx)
}
