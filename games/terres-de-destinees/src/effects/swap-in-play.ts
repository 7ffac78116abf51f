import type { Piece } from '@sablier/kernel'
import { relocate } from '../procedures/relocate.ts'
import { cardsInPlay, ownerOf } from '../procedures/row.ts'
import { settle } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import { handSize, survivors } from '../procedures/survivors.ts'
import type { Context } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { because, isRowOpen } from './targets.ts'

const swappable = ({ table, you }: Context): Piece[] =>
  survivors(table, you)
    .filter((seat) => isRowOpen(table, you, seat))
    .flatMap((seat) => cardsInPlay(table, seat))

/** Exchange a card in play, anybody's, with a hand card that takes its place. */
export const swapInPlay = defineOp('swap-in-play', {
  *perform(_, ctx) {
    const { table, you, source } = ctx
    const hand = table.zone('hand', you)
    const taken = yield* table.pick({
      seat: you,
      rule: 'faq.alchemist.any-owner',
      text: 'swap-target',
      from: swappable(ctx),
      ...because(ctx),
    })
    const given = yield* table.pick({
      seat: you,
      rule: 'faq.alchemist.any-owner',
      text: 'swap-in',
      from: hand.pieces,
      ...because(ctx),
    })
    const owner = ownerOf(table, taken)
    if ((yield* unshielded(table, you, [owner], source)).length === 0) return
    const row = table.zoneOf(taken)
    const position = row.pieces.indexOf(taken)
    const rule = taken === source ? 'faq.alchemist.itself' : 'faq.alchemist.any-owner'
    relocate(table, rule, taken, hand)
    relocate(table, rule, given, row, position)
    table.cite(rule).say('swapped-in-play', {
      seat: { seat: you },
      target: { seat: owner },
      card: { piece: taken },
      other: { piece: given },
    })
    yield* settle(table, you)
  },
  feasible: (_, ctx) => handSize(ctx.table, ctx.you) > 0 && swappable(ctx).length > 0,
  describe: {
    en: () =>
      'swap a card in play, in front of any player, this one included, with a card from your hand. Your card takes its place',
    fr: () =>
      'échangez une carte en jeu, chez n’importe quel joueur, celle-ci comprise, contre une carte de votre main. La vôtre prend sa place',
  },
  worth: () => 2,
})
