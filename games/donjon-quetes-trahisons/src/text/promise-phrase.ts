import type { Condition, Occasion, Terms } from '../facts/promise.ts'
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

/** What is promised for what, and for when, as a phrase about two others or as whoever words it reads it. */
export function termsPhrase(
  verb: 'promises' | 'would-promise' | 'would-help' | 'promise' | 'ask',
  { condition, goods, when }: Terms,
  others: Phrases = {},
): Phrase {
  const form = condition === 'none' ? '-freely' : isEmpty(goods) ? '-nothing' : ''
  const terms: Phrase = {
    phrase: `${verb}${form}`,
    params: { ...others, give: goodsPhrase(goods), condition: CONDITION_WORDS[condition] },
  }
  return when ? { phrase: 'dated', params: { terms, when: occasionPhrase(when) } } : terms
}

/** For which day or fight: "the next monster of Ann". */
export function occasionPhrase({ on, of, against }: Occasion): Phrase {
  const params = { seat: { seat: of } }
  return against === undefined
    ? { phrase: `next-${on}`, params }
    : { phrase: 'next-arena-against', params: { ...params, other: { seat: against } } }
}

/** Prices of which one is to be chosen: "2 gems or the spoil Ghoul". */
export function pricesPhrase(prices: readonly Goods[]): Phrase {
  const [first = goodsPhrase({}), ...more] = prices.map(goodsPhrase)
  return more.reduce<Phrase>((one, other) => ({ phrase: 'either', params: { one, other } }), first)
}
