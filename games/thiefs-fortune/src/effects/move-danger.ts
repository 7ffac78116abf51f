import { count, defineOp, type EffectContext, type Language, type Piece } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { NOUNS, tokensOf } from '../text/nouns.ts'
import { sourceOf } from './source.ts'
import { VALUES } from './values.ts'

interface MoveDanger {
  readonly upTo: number
  readonly onto: 'own' | 'other'
}

/** Common cards are no targets: no further Danger may be put on them. */
function targets({ onto }: MoveDanger, { table: t, you }: EffectContext<Table>): readonly Piece[] {
  if (onto === 'own') return t.zone('future', you).pieces
  return t.turnOrder(you).flatMap((seat) => (seat === you ? [] : t.zone('future', seat).pieces))
}
const moved = (language: Language, n: number): string =>
  n === 1
    ? count(language, 1, NOUNS.danger)
    : `${language === 'en' ? 'up to' : 'jusqu’à'} ${count(language, n, NOUNS.danger)}`

/** Danger from your track onto a card in a FUTURE, never onto a Common card. */
export const moveDanger = defineOp<MoveDanger, Table>('move-danger', {
  *perform(args, ctx) {
    const { table: t, you } = ctx
    const head = { seat: you, ...sourceOf(ctx) }
    const rule = args.onto === 'own' ? 'card.body-guard-not-common' : 'common.no-added-danger'
    const piece = yield* t.pick({ ...head, rule, from: targets(args, ctx) })
    const max = Math.min(args.upTo, t.track('danger', you))
    const n = yield* t.amount({ ...head, rule, text: 'move-danger', min: 1, max })
    t.cite(rule).add('danger', -n, you)
    t.cite(rule).mark('danger', piece, t.mark('danger', piece) + n)
    t.cite(rule).say('added', { seat: { seat: you }, tokens: tokensOf('danger', n), card: { piece } })
  },
  feasible: (args, ctx) => ctx.table.track('danger', ctx.you) > 0 && targets(args, ctx).length > 0,
  describe: {
    en: ({ upTo, onto }, v) =>
      `${v('move', 'move', 'moves')} ${moved('en', upTo)} from your Danger Track onto a card in ${onto === 'own' ? 'your' : 'another player’s'} FUTURE (not a Common FUTURE card)`,
    fr: ({ upTo, onto }, v) =>
      `${v('déplacez', 'déplacer', 'déplace')} ${moved('fr', upTo)} de votre Piste Danger sur une carte ${onto === 'own' ? 'de votre FUTUR' : 'du FUTUR d’un autre joueur'} (hors FUTUR COMMUN)`,
  },
  worth: ({ upTo, onto }, { table, you }) =>
    -VALUES.danger * Math.min(upTo, table.track('danger', you)) * (onto === 'own' ? 0.6 : 1.3),
})
