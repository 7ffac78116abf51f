import { defineOp, type EffectContext, type Piece } from '@sablier/kernel'
import { takeToken, tokensOn } from '../procedures/take-token.ts'
import type { Resource } from '../resource.ts'
import type { Table } from '../shape.ts'
import { sourceOf } from './source.ts'
import { VALUES } from './values.ts'

const STEALABLE: readonly Resource[] = ['sword', 'gem', 'lamp', 'time']

/** The Common FUTURE is part of the FUTURE of others too. */
const othersCards = ({ table: t, you }: EffectContext<Table>): Piece[] => [
  ...t.turnOrder(you).flatMap((seat) => (seat === you ? [] : t.zone('future', seat).pieces)),
  ...t.zone('commonFuture').pieces,
]

/** A token other than Danger from a card in another player's FUTURE. */
export const steal = defineOp<object, Table>('steal', {
  *perform(_, ctx) {
    const { table: t, you } = ctx
    const token = yield* t.choose({
      seat: you,
      rule: 'card.king-of-thieves-common',
      text: 'steal',
      among: tokensOn(t, othersCards(ctx), STEALABLE),
      ...sourceOf(ctx),
    })
    yield* takeToken(t, you, token, { rule: 'card.king-of-thieves-common' })
  },
  feasible: (_, ctx) => tokensOn(ctx.table, othersCards(ctx), STEALABLE).length > 0,
  describe: {
    en: (_, v) => `${v('take', 'take', 'takes')} 1 resource other than Danger from a card in another player’s FUTURE`,
    fr: (_, v) =>
      `${v('prenez', 'prendre', 'prend')} 1 Ressource autre qu’un Danger sur une carte du FUTUR d’un autre joueur`,
  },
  worth: () => VALUES.basic + 0.3,
})
