import type { ItemCard } from './card.ts'

type Given = Omit<ItemCard, 'kind' | 'copies' | 'back' | 'strength' | 'willpower' | 'throw' | 'against'>
type Bonuses = Partial<Pick<ItemCard, 'strength' | 'willpower' | 'throw' | 'against'>>

/** An item card: one copy, with the back of its deck; bonuses that are not named are 0. */
export const item = (card: Given & Bonuses): ItemCard => ({
  strength: 0,
  willpower: 0,
  throw: 0,
  against: {},
  ...card,
  kind: 'item',
  copies: 1,
  back: card.deck,
})
