import type { Condition } from '../facts/promise.ts'
import { type Goods, isEmpty } from '../facts/trade.ts'
import { goodsPhrase } from './goods-phrase.ts'
import type { Phrase, Phrases } from './phrase.ts'

/** What each condition is called in a sentence. */
export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  ally: 'ally',
  'ally-victory': 'ally-victory',
  'my-side': 'my-side',
  'my-side-victory': 'my-side-victory',
  'other-side': 'other-side',
  neutral: 'stay-neutral',
  none: 'none',
}

/** What is promised for what, as a phrase: to the listener (promises, asks) or about two others (promises to another). */
export function termsPhrase(
  verb: 'promises-you' | 'asks-you' | 'promises' | 'would-promise' | 'promise',
  { condition, goods }: { readonly condition: Condition; readonly goods: Goods },
  others: Phrases = {},
): Phrase {
  const form = isEmpty(goods) ? '-nothing' : condition === 'none' ? '-freely' : ''
  return {
    phrase: `${verb}${form}`,
    params: { ...others, give: goodsPhrase(goods), condition: CONDITION_WORDS[condition] },
  }
}

/** Prices of which one is to be chosen: "2 gems or the spoil Ghoul". */
export function pricesPhrase(prices: readonly Goods[]): Phrase {
  const [first = goodsPhrase({}), ...more] = prices.map(goodsPhrase)
  return more.reduce<Phrase>((one, other) => ({ phrase: 'either', params: { one, other } }), first)
}
