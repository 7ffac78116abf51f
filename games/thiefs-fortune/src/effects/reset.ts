import type { EffectContext, Piece } from '@sablier/kernel'
import type { Card } from '../cards/card.ts'
import { rowOf } from '../procedures/places.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import type { Effect } from './effect.ts'
import { VALUES } from './values.ts'

const isEffect = (value: unknown): value is Effect => value !== null && typeof value === 'object' && 'op' in value
/** Whether an effect Resets anything, also deep inside. */
function resets(effect: Effect): boolean {
  return effect.op === 'reset' || Object.values(effect).some((part) => isEffect(part) && resets(part))
}
const hasReset = ({ ability }: Card): boolean => ability.kind === 'activated' && resets(ability.effect)

const isResettable = (t: Table, piece: Piece): boolean =>
  t.mark('activated', piece) === 1 && t.mark('under-way', piece) === 0 && !hasReset(t.card(piece))
const resettable = ({ table: t, you }: EffectContext<Table>): Piece[] =>
  rowOf(t, 'character', you).pieces.filter((piece) => isResettable(t, piece))

/** Turns Activated Characters upright; none that could Reset others in turn. */
export const reset = defineOp('reset', {
  *perform({ upTo }, ctx) {
    const { table: t, you } = ctx
    const pieces = yield* t.pickSome({
      seat: you,
      rule: 'loops.reset',
      from: resettable(ctx),
      min: 1,
      max: upTo,
      params: { n: upTo },
      source: ctx.source,
    })
    for (const piece of pieces) {
      t.cite('loops.reset').mark('activated', piece, 0)
      t.cite('loops.reset').say('reset', { seat: { seat: you }, card: { piece } })
    }
  },
  feasible: (_, { table: t, you }) => rowOf(t, 'character', you).pieces.some((piece) => isResettable(t, piece)),
  describe: {
    en: ({ upTo }, v) =>
      upTo === 1
        ? `${v('Reset', 'Reset', 'Resets')} 1 Activated Character in your PRESENT that has no Resetting ability`
        : `${v('Reset', 'Reset', 'Resets')} up to ${upTo} Activated Characters in your PRESENT that have no Resetting ability`,
    fr: ({ upTo }, v) =>
      upTo === 1
        ? `${v('Réinitialisez', 'Réinitialiser', 'Réinitialise')} 1 Personnage Activé de votre PRÉSENT dont la capacité ne sert pas à Réinitialiser`
        : `${v('Réinitialisez', 'Réinitialiser', 'Réinitialise')} jusqu’à ${upTo} Personnages Activés de votre PRÉSENT dont la capacité ne sert pas à Réinitialiser`,
  },
  worth: ({ upTo }, ctx) => {
    const { table: t, you } = ctx
    // Those Activated now, else some of those that will be.
    const later = 0.4 * rowOf(t, 'character', you).pieces.filter((piece) => !hasReset(t.card(piece))).length
    return VALUES.activation * Math.min(upTo, resettable(ctx).length || later)
  },
})
