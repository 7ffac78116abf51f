import { type Effect, type Flow, type Piece, perform, type Seat } from '@sablier/kernel'
import type { PowerKind } from '../card.ts'
import type { Rule, Table } from '../table.ts'
import { engage, ownerOf, playing } from './row.ts'

const ENGAGE_RULE: Readonly<Record<PowerKind, Rule>> = {
  permanent: 'power.permanent',
  activation: 'power.activation',
  'mandatory-activation': 'power.mandatory',
  'one-shot-activation': 'power.one-shot',
}

/** Engages a card and carries out its power for the active player; a card lent by the Lich is engaged where it lies. */
export function* activate(t: Table, you: Seat, piece: Piece): Flow<void> {
  const card = playing(t, piece)
  const lender = ownerOf(t, piece)
  engage(t, lender === you ? ENGAGE_RULE[card.kind as PowerKind] : 'golden.others-card-gets-engaged', piece)
  t.cite('effects.once-per-readying').mark('activated', piece, t.track('turn'))
  t.cite('effects.active-player-only').add('activations', 1)
  if (lender === you) t.cite('effects.after-auction').say('activated', { seat: { seat: you }, card: { piece } })
  else
    t.cite('golden.others-card-benefits-user').say('activated-lent', {
      seat: { seat: you },
      card: { piece },
      owner: { seat: lender },
    })
  yield* perform(card.power[0] as Effect, { table: t, you, source: piece })
}
