import type { Param } from '@sablier/kernel'
import type { Goods } from '../procedures/goods.ts'

/** A list of goods as people read it: "3 gems, Double Axe and 1 quest face down". */
export function goodsPhrase(goods: Goods): Param {
  const counted = (phrase: string, n: number | undefined): Param[] => (n ? [{ phrase, params: { n } }] : [])
  const list: Param[] = [
    ...counted('n-gems', goods.gems),
    ...(goods.objects ?? []).map((card) => ({ card })),
    ...(goods.spoils ?? []).map((card): Param => ({ phrase: 'spoil-of', params: { card: { card } } })),
    ...counted('n-quests', goods.quests),
    ...counted('n-trophies', goods.trophies),
    ...(goods.favour ? [{ phrase: 'a-favour', params: { favour: goods.favour } }] : []),
  ]
  return list.length > 0 ? { list } : { phrase: 'nothing', params: {} }
}
