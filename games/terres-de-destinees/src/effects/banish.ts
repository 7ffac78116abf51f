import type { Piece } from '@sablier/kernel'
import { relocate } from '../procedures/relocate.ts'
import { cardsInPlay, ownerOf } from '../procedures/row.ts'
import { settle } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import { otherSurvivors } from '../procedures/survivors.ts'
import type { Context } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { because, isRowOpen, ruleOf } from './targets.ts'

const banishable = ({ table, you }: Context): Piece[] =>
  otherSurvivors(table, you)
    .filter((seat) => isRowOpen(table, you, seat))
    .flatMap((seat) => cardsInPlay(table, seat))

/** Discard a card in play in front of another player. */
export const banish = defineOp('banish', {
  *perform(_, ctx) {
    const { table, you, source } = ctx
    const rule = ruleOf(ctx)
    const piece = yield* table.pick({ seat: you, rule, text: 'banish', from: banishable(ctx), ...because(ctx) })
    const owner = ownerOf(table, piece)
    if ((yield* unshielded(table, you, [owner], source)).length === 0) return
    table.cite(rule).say('banished', { seat: { seat: you }, target: { seat: owner }, card: { piece } })
    relocate(table, rule, piece, table.zone('discard-pile'))
    yield* settle(table, you)
  },
  feasible: (_, ctx) => banishable(ctx).length > 0,
  describe: {
    en: () => 'discard a card in play in front of another player',
    fr: () => 'défaussez une carte en jeu devant un autre joueur',
  },
  worth: () => 2,
})
