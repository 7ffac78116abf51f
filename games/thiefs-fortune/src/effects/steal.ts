import type { EffectContext, Piece } from '@sablier/kernel'
import { othersFutureCards } from '../procedures/places.ts'
import { hasToken, takeToken, tokensOn } from '../procedures/take-token.ts'
import { BASIC_RESOURCES, KEPT } from '../resource.ts'
import type { Table } from '../shape.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'
import { VALUES } from './values.ts'

/** The Common FUTURE is part of the FUTURE of others too. */
const othersCards = ({ table: t, you }: EffectContext<Table>): Piece[] => [
  ...othersFutureCards(t, you),
  ...t.zone('common-future').pieces,
]

const kindsOf = ({ basic }: Ops['steal']) => (basic ? BASIC_RESOURCES : KEPT)

/** A token other than Danger from a card in another player's FUTURE. */
export const steal = defineOp('steal', {
  *perform(args, ctx) {
    const { table: t, you } = ctx
    const token = yield* t.choose({
      seat: you,
      rule: 'card.king-of-thieves-common',
      text: 'steal',
      among: tokensOn(t, othersCards(ctx), kindsOf(args)),
      source: ctx.source,
    })
    yield* takeToken(t, you, token, { rule: 'card.king-of-thieves-common' })
  },
  feasible: (args, { table: t, you }) => {
    const isStealable = (piece: Piece): boolean => hasToken(t, piece, kindsOf(args))
    return (
      t.zone('common-future').pieces.some(isStealable) ||
      t.seats.some((seat) => seat !== you && t.zone('future', seat).pieces.some(isStealable))
    )
  },
  describe: {
    en: ({ basic }, v) =>
      `${v('take', 'take', 'takes')} 1 ${basic ? NOUNS.basic.en[0] : 'resource other than Danger'} from a card in another player’s FUTURE`,
    fr: ({ basic }, v) =>
      `${v('prenez', 'prendre', 'prend')} 1 ${basic ? NOUNS.basic.fr[0] : 'Ressource autre qu’un Danger'} sur une carte du FUTUR d’un autre joueur`,
  },
  worth: () => VALUES.basic + 0.3,
})
