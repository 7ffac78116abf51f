import { defineOp, type Piece } from '@sablier/kernel'
import type { Family } from '../cards/card.ts'
import { cardsInPlay, ownerOf, playing } from '../procedures/row.ts'
import type { Context, Table } from '../shape.ts'
import { borrow, canBorrow } from './borrowing.ts'

/** Cards of the family in the same row that were activated this turn. */
export function repeatable({ family }: { readonly family: Family }, ctx: Context): Piece[] {
  const { table, source } = ctx
  if (source === undefined) return []
  const turn = table.track('turn')
  return cardsInPlay(table, ownerOf(table, source)).filter(
    (piece) =>
      playing(table, piece).family === family && table.mark('activated', piece) === turn && canBorrow(ctx, piece),
  )
}

/** Use once more the power of a card activated this turn, with new targets if you like. */
export const repeatUsed = defineOp<{ family: Family }, Table>('repeat-used', {
  *perform(args, ctx) {
    yield* borrow(ctx, 'faq.repeat.other-target', repeatable(args, ctx))
  },
  feasible: (args, ctx) => repeatable(args, ctx).length > 0,
  describe: {
    en: ({ family }) =>
      `use once more the Activation power of another {icon:${family}} card of yours that you activated this turn. You may choose new targets`,
    fr: ({ family }) =>
      `utilisez une fois de plus le pouvoir d’activation d’une autre de vos cartes {icon:${family}} activée ce tour-ci. Vous pouvez changer de cible`,
  },
  worth: () => 1,
})
