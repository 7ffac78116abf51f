import type { EffectContext, Piece } from '@sablier/kernel'
import { pushOut } from '../procedures/enter-present.ts'
import { rowOf } from '../procedures/places.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

const PUSHED_ROWS = ['location', 'character'] as const
const leftmost = ({ table: t, you }: EffectContext<Table>): Piece[] =>
  PUSHED_ROWS.map((type) => rowOf(t, type, you).pieces[0]).filter((piece) => piece !== undefined)

/** The leftmost Location or Character of your PRESENT into your PAST. */
export const pushLeftmost = defineOp('push-leftmost', {
  *perform(_, ctx) {
    const { table: t, you } = ctx
    const piece = yield* t.pick({
      seat: you,
      rule: 'present.pushed-to-past',
      text: 'present.push',
      from: leftmost(ctx),
      source: ctx.source,
    })
    yield* pushOut(t, you, piece)
  },
  feasible: (_, { table, you }) => PUSHED_ROWS.some((type) => !rowOf(table, type, you).isEmpty),
  describe: {
    en: (_, v) => `${v('push', 'push', 'pushes')} the leftmost Location or the leftmost Character out of your PRESENT`,
    fr: (_, v) =>
      `${v('éjectez', 'éjecter', 'éjecte')} de votre PRÉSENT le Lieu le plus à gauche ou le Personnage le plus à gauche`,
  },
  worth: (_, ctx) => Math.max(0, ...leftmost(ctx).map((piece) => ctx.table.card(piece).fortune)) * VALUES.fortune * 0.8,
})
