import type { Seat } from '@sablier/kernel'
import { type Goods, isEmpty, type Said } from '../facts/trade.ts'
import { isRecord } from '../procedures/trade/goods.ts'
import { goodsPhrase } from './goods-phrase.ts'
import type { Phrase } from './phrase.ts'
import { pricesPhrase, termsPhrase } from './promise-phrase.ts'

const NOTHING: Goods = {}

/** An offer of this game as whoever words it reads it. */
export function proposalPhrase(value: unknown): Phrase {
  const {
    to = -1,
    give = NOTHING,
    want = NOTHING,
    promise,
    asks = [],
  } = (isRecord(value) ? value : {}) as Partial<Said>
  return inTurn([
    ...swapPart(to, give, want),
    ...(promise ? [termsPhrase('promise', promise, { other: { seat: to } })] : []),
    ...asksPart(to, asks),
  ])
}

/** Sentence after sentence: each begins with a capital letter. */
const inTurn = (parts: readonly Phrase[]): Phrase =>
  parts.slice(1).reduce<Phrase>((one, other) => ({ phrase: 'in-turn', params: { one, other } }), parts[0] ?? 'nothing')

function swapPart(to: Seat, give: Goods, want: Goods): Phrase[] {
  if (isEmpty(give) && isEmpty(want)) return []
  const phrase = isEmpty(want) ? 'make-gift' : isEmpty(give) ? 'make-request' : 'make-trade'
  return [{ phrase, params: { seat: { seat: to }, give: goodsPhrase(give), want: goodsPhrase(want) } }]
}

/** Help for one of these prices, or for nothing; or a promise that is asked for. */
function asksPart(to: Seat, asks: NonNullable<Said['asks']>): Phrase[] {
  const [first] = asks
  if (!first) return []
  if (asks.length === 1) return [termsPhrase('ask', first, { other: { seat: to } })]
  return [{ phrase: 'help-for', params: { give: pricesPhrase(asks.map(({ goods }) => goods)) } }]
}
