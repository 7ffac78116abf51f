import { count, type EffectContext, type Language, type Piece } from '@sablier/kernel'
import { othersFutureCards } from '../procedures/places.ts'
import type { Table } from '../shape.ts'
import { NOUNS, tokensOf } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'
import { VALUES } from './values.ts'

type MoveDanger = Ops['move-danger']

/** Common cards are no targets: no further Danger may be put on them. */
const targets = ({ onto }: MoveDanger, { table: t, you }: EffectContext<Table>): readonly Piece[] =>
  onto === 'own' ? t.zone('future', you).pieces : othersFutureCards(t, you)
const moved = (language: Language, n: number): string =>
  n === 1
    ? count(language, 1, NOUNS.danger)
    : `${language === 'en' ? 'up to' : 'jusqu’à'} ${count(language, n, NOUNS.danger)}`

/** Danger from your track onto a card in a FUTURE, never onto a Common card. */
export const moveDanger = defineOp('move-danger', {
  *perform(args, ctx) {
    const { table: t, you, source } = ctx
    const rule = args.onto === 'own' ? 'card.body-guard-not-common' : 'common.no-added-danger'
    const piece = yield* t.pick({ seat: you, source, rule, from: targets(args, ctx) })
    const max = Math.min(args.upTo, t.track('danger', you))
    const n = yield* t.amount({ seat: you, source, rule, text: 'move-danger', min: 1, max })
    t.cite(rule).add('danger', -n, you)
    t.cite(rule).mark('danger', piece, t.mark('danger', piece) + n)
    t.cite(rule).say('added', { seat: { seat: you }, tokens: tokensOf('danger', n), card: { piece } })
  },
  feasible: ({ onto }, { table: t, you }) =>
    t.track('danger', you) > 0 &&
    t.seats.some((seat) => (seat === you) === (onto === 'own') && !t.zone('future', seat).isEmpty),
  describe: {
    en: ({ upTo, onto }, v) =>
      `${v('move', 'move', 'moves')} ${moved('en', upTo)} from your Danger Track onto a card in ${onto === 'own' ? 'your' : 'another player’s'} FUTURE (not a Common FUTURE card)`,
    fr: ({ upTo, onto }, v) =>
      `${v('déplacez', 'déplacer', 'déplace')} ${moved('fr', upTo)} de votre Piste Danger sur une carte ${onto === 'own' ? 'de votre FUTUR' : 'du FUTUR d’un autre joueur'} (hors FUTUR COMMUN)`,
  },
  worth: ({ upTo, onto }, { table, you }) =>
    -VALUES.danger * Math.min(upTo, table.track('danger', you)) * (onto === 'own' ? 0.6 : 1.3),
})
