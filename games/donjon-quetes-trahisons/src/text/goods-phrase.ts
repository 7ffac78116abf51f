import type { Param } from '@sablier/kernel'
import type { Goods } from '../procedures/goods.ts'

/** A list of goods as people read it. */
export function goodsPhrase(goods: Goods): Param {
  const parts = [
    ...(goods.gems ? [`${goods.gems} gems`] : []),
    ...(goods.objects ?? []),
    ...(goods.spoils ?? []),
    ...(goods.quests ? [`${goods.quests} quests`] : []),
    ...(goods.trophies ? [`${goods.trophies} trophy points`] : []),
    ...(goods.favour ? ['a-favour'] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : 'nothing'
}
