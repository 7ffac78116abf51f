import type { Seat } from '@sablier/kernel'
import type { Terms } from './promise.ts'

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
  /** Only promised: whatever its maker plunders in the Arena. */
  readonly plunder?: true
  /** A favour in words: only promised. */
  readonly favour?: string
}

/** An offer as somebody words it: goods that change hands at once, what is promised, what the other is asked to promise. */
export interface Said {
  readonly to: Seat
  readonly give?: Goods
  readonly want?: Goods
  readonly promise?: Terms
  /** Prices or promises of which the other would make one. */
  readonly asks?: readonly Terms[]
}

/** An offer that lies open for everybody to read, until it is answered, withdrawn or lapses. */
export interface OpenOffer {
  readonly from: Seat
  readonly to: Seat
  readonly give: Goods
  readonly want: Goods
  readonly promise: Terms | null
  readonly asks: readonly Terms[]
}

/** Nothing at all? */
export function isEmpty(goods: Goods): boolean {
  return (
    !goods.gems &&
    !goods.quests &&
    !goods.trophies &&
    !goods.favour &&
    !goods.plunder &&
    !goods.objects?.length &&
    !goods.spoils?.length
  )
}
