import type { Seat } from '@sablier/kernel'

/** What can change hands. Quests go face down, so only their number is named. */
export interface Goods {
  readonly gems?: number
  /** Card ids of objects; Sale, Vial and Key included. */
  readonly objects?: readonly string[]
  /** Card ids of spoils. */
  readonly spoils?: readonly string[]
  readonly quests?: number
  /** Only promised, only out of a monster's points, only to its ally. */
  readonly trophies?: number
  /** A favour in words: only promised. */
  readonly favour?: string
}

/** A trade on the table: what one gives and wants of the other. */
export interface Trade {
  readonly to: Seat
  readonly give: Goods
  readonly want: Goods
}
/** What a would-be helper asks for: one of these prices; none means no help. */
export interface Bid {
  readonly seat: Seat
  readonly prices: readonly Goods[]
}

/** An offer that lies open for everybody to read, until it is answered, withdrawn or lapses. */
export interface OpenOffer {
  readonly from: Seat
  readonly to: Seat
  readonly give: Goods
  readonly want: Goods
}

/** Nothing at all? */
export function isEmpty(goods: Goods): boolean {
  return (
    !goods.gems && !goods.quests && !goods.trophies && !goods.favour && !goods.objects?.length && !goods.spoils?.length
  )
}
