import type { Piece } from '@sablier/kernel'
import type { JetonCard } from '../cards/card.ts'
import { jetonOf } from '../procedures/jeton.ts'
import { relocate } from '../procedures/relocate.ts'
import { settle } from '../procedures/settle.ts'
import { otherSurvivors } from '../procedures/survivors.ts'
import type { Context } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { because } from './targets.ts'

const stealable = ({ table, you }: Context): Piece[] =>
  otherSurvivors(table, you).flatMap((seat) =>
    table
      .zone('jeton', seat)
      .pieces.filter((piece) => jetonOf(table, you, (table.card(piece) as JetonCard).number) === null),
  )

/** Take a Token from another player that you do not own. */
export const stealJeton = defineOp('steal-jeton', {
  *perform(_, ctx) {
    const { table, you } = ctx
    const piece = yield* table.pick({
      seat: you,
      rule: 'jeton.no-duplicates',
      text: 'take-jeton',
      from: stealable(ctx),
      ...because(ctx),
    })
    const from = table.place(piece).at
    relocate(table, 'jeton.from-powers', piece, table.zone('jeton', you))
    table
      .cite('jeton.from-powers')
      .say('jeton-taken', { seat: { seat: you }, target: { seat: from }, jeton: { piece } })
    yield* settle(table, you)
  },
  feasible: (_, ctx) => stealable(ctx).length > 0,
  describe: {
    en: () => 'take from another player one Token that you do not own',
    fr: () => 'prenez à un autre joueur un Jeton que vous ne possédez pas',
  },
  worth: () => 1,
})
