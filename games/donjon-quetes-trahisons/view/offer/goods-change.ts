import type { Goods } from '@sablier/donjon-quetes-trahisons'

export type CardList = 'objects' | 'spoils'

/** How many of a card are among some goods. */
export const countOf = (goods: Goods, list: CardList, card: string): number =>
  (goods[list] ?? []).filter((id) => id === card).length

export const addCard = (goods: Goods, list: CardList, card: string): Goods => ({
  ...goods,
  [list]: [...(goods[list] ?? []), card],
})

/** Takes one such card back. */
export function removeCard(goods: Goods, list: CardList, card: string): Goods {
  const at = (goods[list] ?? []).indexOf(card)
  return { ...goods, [list]: (goods[list] ?? []).filter((_, i) => i !== at) }
}

/** Adds to a number among goods, from 0 to its limit. */
export const addCount = (goods: Goods, name: 'gems' | 'quests' | 'trophies', by: number, most: number): Goods => ({
  ...goods,
  [name]: Math.max(0, Math.min(most, (goods[name] ?? 0) + by)),
})

/** Sets a favour in words; empty words take it back. */
export function withFavour(goods: Goods, favour: string): Goods {
  const { favour: _, ...rest } = goods
  return favour ? { ...rest, favour } : rest
}
