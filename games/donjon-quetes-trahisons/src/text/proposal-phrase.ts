import type { Seat } from '@sablier/kernel'
import type { Condition } from '../facts/promise.ts'
import { type Goods, isEmpty } from '../facts/trade.ts'
import { isRecord } from '../procedures/trade/goods.ts'
import { goodsPhrase } from './goods-phrase.ts'
import type { Phrase, Phrases } from './phrase.ts'
import { pricesPhrase, termsPhrase } from './promise-phrase.ts'

interface Proposal {
  readonly withdraw?: true
  readonly to?: Seat
  readonly condition?: Condition
  readonly goods?: Goods
  readonly give?: Goods
  readonly want?: Goods
  readonly prices?: readonly Goods[]
}

/** A proposal of this game as its maker reads it: a trade, a promise, a price, or none after all. */
export function proposalPhrase(value: unknown): Phrase {
  const { withdraw, to = -1, condition, goods, give, want, prices } = (isRecord(value) ? value : {}) as Proposal
  const seat = { seat: to }
  if (prices) return prices.length > 0 ? helpFor(prices) : phrase('stay-out', {})
  if (withdraw) return phrase('never-mind', {})
  if (give && want) {
    const form = isEmpty(want) ? 'make-gift' : isEmpty(give) ? 'make-request' : 'make-trade'
    return phrase(form, { seat, give: goodsPhrase(give), want: goodsPhrase(want) })
  }
  if (!goods) return phrase('never-mind', {})
  if (to < 0) return helpFor([goods])
  return termsPhrase('promise', { condition: condition ?? 'ally', goods }, { other: seat })
}

/** Help for one of these prices, or for nothing. */
const helpFor = (prices: readonly Goods[]): Phrase =>
  prices.every(isEmpty) ? phrase('help-freely', {}) : phrase('help-for', { give: pricesPhrase(prices) })

const phrase = (key: string, params: Phrases): Phrase => ({ phrase: key, params })
