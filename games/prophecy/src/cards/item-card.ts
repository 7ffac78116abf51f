import type { ItemCard } from './card.ts'

type Given = Omit<ItemCard, 'kind' | 'copies' | 'back' | 'strength' | 'willpower' | 'throw' | 'against'>
type Bonuses = Partial<Pick<ItemCard, 'strength' | 'willpower' | 'throw' | 'against'>>

/** An item card: one copy, with the back of its deck; bonuses that are not named are 0. */
export const item = <const Id extends string>(
  card: Given & Bonuses & { readonly id: Id },
): ItemCard & { readonly id: Id } => ({
  id: card.id,
  name: card.name,
  copies: 1,
  from: card.from,
  back: card.deck,
  kind: 'item',
  set: card.set,
  deck: card.deck,
  price: card.price,
  slot: card.slot,
  strength: card.strength ?? 0,
  willpower: card.willpower ?? 0,
  against: card.against ?? NONE,
  throw: card.throw ?? 0,
  special: card.special,
  use: card.use,
})
const NONE = {}
