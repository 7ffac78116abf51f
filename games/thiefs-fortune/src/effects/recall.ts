import type { EffectContext, Piece } from '@sablier/kernel'
import { enterPresent } from '../procedures/enter-present.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

const recallable = ({ table: t, you }: EffectContext<Table>): Piece[] =>
  t.zone('past', you).pieces.filter((piece) => t.card(piece).type !== 'event')

/** A Location or Character from your PAST back into your PRESENT. */
export const recall = defineOp('recall', {
  *perform(_, ctx) {
    const { table: t, you } = ctx
    const piece = yield* t.pick({
      seat: you,
      rule: 'trigger.entry-any-source',
      from: recallable(ctx),
      source: ctx.source,
      // Others do not see what lies in a PAST: a question left out would tell that there is one such card.
      always: true,
    })
    yield* enterPresent(t, you, piece, 'trigger.entry-any-source')
  },
  feasible: (_, ctx) => recallable(ctx).length > 0,
  describe: {
    en: (_, v) => `${v('move', 'move', 'moves')} a Location or Character from your PAST to your PRESENT`,
    fr: (_, v) => `${v('déplacez', 'déplacer', 'déplace')} un Lieu ou un Personnage de votre PASSÉ vers votre PRÉSENT`,
  },
  worth: () => VALUES.activation - 0.8,
})
