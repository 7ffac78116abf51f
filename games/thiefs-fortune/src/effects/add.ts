import { count, type Flow, type Language, type Piece, type Seat } from '@sablier/kernel'
import { futureCards, hasFutureCards, isCommon } from '../procedures/places.ts'
import { DONE, takeToken, tokensOn } from '../procedures/take-token.ts'
import { BASIC_RESOURCES, type Kept, tokenEntries } from '../resource.ts'
import type { Table } from '../shape.ts'
import { NOUNS, tokenList, tokensOf } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'
import { VALUES } from './values.ts'

type Add = Ops['add']

const added = (language: Language, { tokens, basic = 0 }: Add): string =>
  tokens
    ? tokenList(language, tokens)
    : `${count(language, basic, NOUNS.basic)} ${language === 'en' ? 'of your choice' : 'de votre choix'}`
const taken = (language: Language, n: number): string =>
  n === 1
    ? `1 ${NOUNS.resource[language][0]}`
    : `${language === 'en' ? 'up to' : 'jusqu’à'} ${n} ${NOUNS.resource[language][1]}`

/** Tokens from the Supply onto a card in your FUTURE, of which you may take some. */
export const add = defineOp('add', {
  *perform({ tokens, basic, take }, { table: t, you: seat, source }) {
    const piece = yield* t.pick({
      seat,
      source,
      rule: t.zone('common-future').isEmpty ? 'ability.words' : 'common.add-or-take',
      text: 'common.add-or-take',
      from: futureCards(t, seat),
    })
    const where: Where = { t, seat, source, piece, rule: isCommon(t, piece) ? 'common.add-or-take' : 'ability.words' }
    if (basic) yield* putOfYourChoice(where, basic)
    for (const [kind, n] of tokenEntries(tokens ?? {})) put(where, kind, n)
    yield* takeSome(where, take)
  },
  feasible: (_, { table, you }) => hasFutureCards(table, you),
  describe: {
    en: (args, v) =>
      `${v('add', 'add', 'adds')} ${added('en', args)} to a card in your FUTURE, then you may take ${taken('en', args.take)} from that card`,
    fr: (args, v) =>
      `${v('ajoutez', 'ajouter', 'ajoute')} ${added('fr', args)} sur une carte de votre FUTUR, puis vous pouvez prendre ${taken('fr', args.take)} sur cette carte`,
  },
  worth: ({ take }) => VALUES.basic * (take + 0.6),
})

/** The card that the tokens go to, and who chose it. */
interface Where {
  readonly t: Table
  readonly seat: Seat
  readonly source: Piece | undefined
  readonly piece: Piece
  readonly rule: 'common.add-or-take' | 'ability.words'
}

function put({ t, seat, piece, rule }: Where, kind: Kept, n: number): void {
  if (n === 0) return
  t.cite(rule).mark(kind, piece, t.mark(kind, piece) + n)
  t.cite(rule).say('added', { seat: { seat }, tokens: tokensOf(kind, n), card: { piece } })
}

function* putOfYourChoice(where: Where, total: number): Flow<void> {
  const { t, seat, source } = where
  const shares = yield* t.split({
    seat,
    source,
    rule: 'anatomy.basic-resources',
    text: 'add-basic',
    total,
    among: BASIC_RESOURCES,
  })
  for (const [i, kind] of BASIC_RESOURCES.entries()) put(where, kind, shares[i] ?? 0)
}

function* takeSome({ t, seat, source, piece, rule }: Where, most: number): Flow<void> {
  for (let n = 0; n < most && (isCommon(t, piece) || t.place(piece).name === 'future'); n++) {
    const token = yield* t.choose({
      seat,
      source,
      rule,
      text: 'take-from',
      params: { card: { piece } },
      among: [...tokensOn(t, [piece]), DONE],
    })
    if (!('resource' in token)) return
    yield* takeToken(t, seat, token, { rule })
  }
}
