import type { Piece, Seat } from '@sablier/kernel'
import { isCivilised, isTown, type Space } from '../board.ts'
import type { Table } from '../shape.ts'
import { discard } from './decks.ts'
import { isSound, itemOf, mend } from './items.ts'
import type { MenuOption, RefusedOption } from './options.ts'

const REPAIR_PRICE = 1
/** Half the price, rounded up. */
export const sellingPrice = (price: number): number => Math.ceil(price / 2)

type Deal = 'buy' | 'sell' | 'repair'
const deal = (t: Table, does: Deal, piece: Piece, n: number) => {
  const { id } = itemOf(t, piece)
  return { id: `${does}.${id}`, text: does, params: { card: { card: id }, n }, piece, does }
}

/** Adds what can be bought, sold and repaired here. */
export function addDeals(t: Table, seat: Seat, { kind }: Space, into: MenuOption[]): void {
  const gold = t.track('gold', seat)
  if (isTown(kind))
    for (const piece of t.zone(`${kind}-shop`).pieces) {
      const { price } = itemOf(t, piece)
      if (price <= gold) into.push(deal(t, 'buy', piece, price))
    }
  if (!isCivilised(kind)) return
  for (const piece of t.zone('items', seat).pieces) {
    if (!isSound(t, piece)) {
      if (gold >= REPAIR_PRICE) into.push(deal(t, 'repair', piece, REPAIR_PRICE))
    } else if (isTown(kind)) into.push(deal(t, 'sell', piece, sellingPrice(itemOf(t, piece).price)))
  }
}

/** Deals that are not open here and why. */
export function refusedDeals(t: Table, seat: Seat, { kind }: Space): RefusedOption[] {
  const gold = t.track('gold', seat)
  const refused: RefusedOption[] = []
  if (isTown(kind))
    for (const piece of t.zone(`${kind}-shop`).pieces) {
      const { price } = itemOf(t, piece)
      if (price > gold) refused.push({ ...deal(t, 'buy', piece, price), why: 'trade.buy' })
    }
  for (const piece of t.zone('items', seat).pieces) {
    const sale = deal(t, 'sell', piece, sellingPrice(itemOf(t, piece).price))
    if (!isTown(kind)) refused.push({ ...sale, why: 'trade.sell_where' })
    else if (!isSound(t, piece)) refused.push({ ...sale, why: 'items.damaged_unsellable' })
    if (isSound(t, piece)) continue
    const repair = deal(t, 'repair', piece, REPAIR_PRICE)
    if (!isCivilised(kind)) refused.push({ ...repair, why: 'repair.where' })
    else if (gold < REPAIR_PRICE) refused.push({ ...repair, why: 'repair.cost' })
  }
  return refused
}

/** Carries out a deal. */
export function strike(t: Table, seat: Seat, does: Deal, piece: Piece): void {
  const { price } = itemOf(t, piece)
  if (does === 'buy') {
    t.cite('trade.buy').add('gold', -price, seat)
    t.cite('trade.buy').move(piece, t.zone('items', seat))
    t.cite('board.town_services').say('bought', { seat: { seat }, card: { piece }, n: price })
  } else if (does === 'sell') {
    const n = sellingPrice(price)
    t.cite('trade.sell_price').add('gold', n, seat)
    t.cite('trade.sold_discarded').say('sold', { seat: { seat }, card: { piece }, n })
    discard(t, piece)
  } else {
    t.cite('repair.cost').add('gold', -REPAIR_PRICE, seat)
    mend(t, piece)
    t.cite('repair.cost').say('repaired', { seat: { seat }, card: { piece } })
  }
}
