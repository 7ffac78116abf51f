import type { Piece } from '@sablier/kernel'
import type { Family } from '../cards/card.ts'
import { cardsInPlay, ownerOf, playing } from '../procedures/row.ts'
import type { Context } from '../shape.ts'
import { borrow, canBorrow, whyNotBorrowed } from './borrowing.ts'
import { defineOp } from './define-op.ts'

/** Cards of the family in the same row that were activated this turn. */
function activatedNow({ family }: { readonly family: Family }, ctx: Context): Piece[] {
  const { table, source } = ctx
  if (source === undefined) return []
  const turn = table.track('turn')
  return cardsInPlay(table, ownerOf(table, source)).filter(
    (piece) => playing(table, piece).family === family && table.mark('activated', piece) === turn,
  )
}
/** Those of them whose power can be used once more. */
export const repeatable = (args: { readonly family: Family }, ctx: Context): Piece[] =>
  activatedNow(args, ctx).filter((piece) => canBorrow(ctx, piece))
/** Does the rule against copying copies alone leave nothing to repeat? */
export const onlyRepeats = (args: { readonly family: Family }, ctx: Context): boolean =>
  activatedNow(args, ctx).some((piece) => whyNotBorrowed(ctx, piece) === 'ruling.no-copy-of-copies')

/** Use once more the power of a card activated this turn, with new targets if you like. */
export const repeatUsed = defineOp('repeat-used', {
  *perform(args, ctx) {
    yield* borrow(ctx, 'faq.repeat.other-target', activatedNow(args, ctx))
  },
  feasible: (args, ctx) => repeatable(args, ctx).length > 0,
  describe: {
    en: ({ family }) =>
      `use once more the Activation power of another {icon:${family}} card of yours that you activated this turn and that borrows no powers itself. You may choose new targets`,
    fr: ({ family }) =>
      `utilisez une fois de plus le pouvoir d’activation d’une autre de vos cartes {icon:${family}} activée ce tour-ci et qui n’emprunte pas elle-même de pouvoirs. Vous pouvez changer de cible`,
  },
  worth: () => 1,
})
