import type { Goods } from '../facts/trade.ts'
import type { Phrase } from './phrase.ts'

const NOTHING: Phrase = { phrase: 'nothing', params: {} }

/** A list of goods as people read it: "3 gems, Double Axe and 1 quest face down". */
export function goodsPhrase(goods: Goods): Phrase {
  const list: Phrase[] = []
  if (goods.gems) list.push({ phrase: 'n-gems', params: { n: goods.gems } })
  for (const card of goods.objects ?? []) list.push({ phrase: 'object-of', params: { card: { card } } })
  for (const card of goods.spoils ?? []) list.push({ phrase: 'spoil-of', params: { card: { card } } })
  if (goods.quests) list.push({ phrase: 'n-quests', params: { n: goods.quests } })
  if (goods.trophies) list.push({ phrase: 'n-trophies', params: { n: goods.trophies } })
  if (goods.plunder) list.push('the-plunder')
  if (goods.favour) list.push({ phrase: 'a-favour', params: { favour: goods.favour } })
  return list.length > 0 ? { list } : NOTHING
}
