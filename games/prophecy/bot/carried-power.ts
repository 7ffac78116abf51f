import type { Piece, Seat } from '@sablier/kernel'
import { FAMILIES, type ItemCard } from '../src/cards/card.ts'
import { itemOf } from '../src/procedures/items.ts'
import type { Table } from '../src/shape.ts'

/** What the items of a seat add in fights. */
export interface CarriedPower {
  readonly strength: number
  readonly willpower: number
}

/** A bonus against one family counts in some fights only, and so does what a special rule adds. */
const AGAINST = 0.25
const SPECIAL = 0.18

/** What a seat's items, mended, add in a fight against nobody in particular: two hands, one head. */
export function carriedPower(t: Table, seat: Seat, without?: Piece, more?: ItemCard): CarriedPower {
  const best = { one_handed: 0, two_handed: 0, shield: 0, held: 0, head: 0, other: 0 }
  const minds = { ...best }
  const add = (item: ItemCard): void => {
    const { slot, special, against, willpower } = item
    if (slot === 'one_use') return
    let strength = item.strength + (special ? SPECIAL : 0)
    for (const family of FAMILIES) strength += AGAINST * (against[family] ?? 0)
    const mind = willpower > 0 && special ? willpower + SPECIAL : willpower
    if (slot === 'other') {
      best.other += strength
      minds.other += mind
    } else {
      best[slot] = Math.max(best[slot], strength)
      minds[slot] = Math.max(minds[slot], mind)
    }
  }
  for (const piece of t.zone('items', seat).pieces) if (piece !== without) add(itemOf(t, piece))
  if (more) add(more)
  return {
    strength: best.other + best.head + Math.max(best.two_handed, best.one_handed + best.shield),
    willpower: minds.other + minds.head + Math.max(minds.two_handed, minds.held),
  }
}
