import type { EffectContext, Piece } from '@sablier/kernel'
import { othersFutureCards } from '../procedures/places.ts'
import { hasToken, takeToken, tokensOn } from '../procedures/take-token.ts'
import { KEPT } from '../resource.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** The Common FUTURE is part of the FUTURE of others too. */
const othersCards = ({ table: t, you }: EffectContext<Table>): Piece[] => [
  ...othersFutureCards(t, you),
  ...t.zone('common-future').pieces,
]

/** A token other than Danger from a card in another player's FUTURE. */
export const steal = defineOp('steal', {
  *perform(_, ctx) {
    const { table: t, you } = ctx
    const token = yield* t.choose({
      seat: you,
      rule: 'card.king-of-thieves-common',
      text: 'steal',
      among: tokensOn(t, othersCards(ctx), KEPT),
      source: ctx.source,
    })
    yield* takeToken(t, you, token, { rule: 'card.king-of-thieves-common' })
  },
  feasible: (_, { table: t, you }) => {
    const isStealable = (piece: Piece): boolean => hasToken(t, piece, KEPT)
    return (
      t.zone('common-future').pieces.some(isStealable) ||
      t.seats.some((seat) => seat !== you && t.zone('future', seat).pieces.some(isStealable))
    )
  },
  describe: {
    en: (_, v) => `${v('take', 'take', 'takes')} 1 resource other than Danger from a card in another player’s FUTURE`,
    fr: (_, v) =>
      `${v('prenez', 'prendre', 'prend')} 1 Ressource autre qu’un Danger sur une carte du FUTUR d’un autre joueur`,
  },
  worth: () => VALUES.basic + 0.3,
})
