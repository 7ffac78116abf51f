import type { ObjectCard, ObjectType } from '@sablier/donjon-quetes-trahisons'
import type { Piece, Seat } from '@sablier/kernel'
import { useDonjon } from '../use-donjon.ts'

/** A place in the shop: an object and, once it is sold, who owns it. */
export interface ShelfPlace {
  readonly card: ObjectCard
  /** The piece while it is for sale. */
  readonly piece: Piece | null
  /** Who owns it; -1: it lies in a discard. */
  readonly owner: Seat | null
}

/** One shelf of the shop, by the type of its objects. */
export interface Shelf {
  readonly type: ObjectType
  readonly places: readonly ShelfPlace[]
}

const TYPES = ['weapon', 'armour', 'jewel'] as const
const OWNED = ['worn', 'carried', 'pack'] as const

/** The shop as three shelves on which every object has its place, sold or not. Draconic objects are never for sale. */
export function useShelves(): Shelf[] {
  const { t, game, cardOf } = useDonjon()
  const onSale = new Map(t.zone('shop').pieces.map((piece) => [cardOf(piece)?.id, piece]))
  const owners = new Map<string | undefined, Seat>()
  for (const seat of t.seats)
    for (const zone of OWNED) for (const piece of t.zone(zone, seat).pieces) owners.set(cardOf(piece)?.id, seat)
  const objects = (game.cards as readonly ObjectCard[]).filter((card) => card.kind === 'object' && card.price > 0)
  return TYPES.map((type) => ({
    type,
    places: objects
      .filter((card) => card.type === type)
      .map((card) => {
        const piece = onSale.get(card.id) ?? null
        return { card, piece, owner: piece === null ? (owners.get(card.id) ?? -1) : null }
      }),
  }))
}
