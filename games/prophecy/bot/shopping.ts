import type { Piece, Seat } from '@sablier/kernel'
import type { ItemCard } from '../src/cards/card.ts'
import { grow } from '../src/effects/grow.ts'
import { flight, longWalk } from '../src/effects/item-rules/by-name.ts'
import { recommend } from '../src/effects/recommend.ts'
import { wish } from '../src/effects/wish.ts'
import { itemOf } from '../src/procedures/items.ts'
import { sellingPrice } from '../src/procedures/trade.ts'
import type { Table } from '../src/shape.ts'
import { carriedPower } from './carried-power.ts'
import { fightingAhead, type Needs, worthOfGold } from './needs.ts'

/** What a point of Strength or Willpower in fights is worth. */
const STRENGTH = 7
const WILLPOWER = 2
/** What a lasting gain from a one-use item is worth. */
const GROWTH = 6
/** What every piece of gold paid must bring, and what is kept back for certificates once a first item is owned. */
const PRICE = 0.58
const RESERVE = 5.7
/** What long steps are worth. */
const STEPS: Readonly<Record<string, number>> = { [longWalk.opName]: 1.8, [flight.opName]: 3.7 }
const stepsOf = ({ special }: ItemCard): number => (special && STEPS[special.op]) ?? 0

/** What the arms of a seat would be worth without an item, or with one more. */
function worthOfArms(t: Table, seat: Seat, without?: Piece, more?: ItemCard): number {
  const { strength, willpower } = carriedPower(t, seat, without, more)
  return STRENGTH * strength + WILLPOWER * willpower
}

/** What owning an item would be worth beyond its price. */
export function gainByBuying(t: Table, needs: Needs, piece: Piece): number {
  const item = itemOf(t, piece)
  if (item.slot === 'one_use') return gainByOneUse(needs, item)
  const arms = worthOfArms(t, needs.seat, undefined, item) - worthOfArms(t, needs.seat)
  return arms * fightingAhead(needs) + stepsOf(item) - item.price * PRICE
}
function gainByOneUse(needs: Needs, { price, use }: ItemCard): number {
  const effect = use?.effect
  if (grow.is(effect) || wish.is(effect)) return GROWTH * fightingAhead(needs) - price * PRICE
  const saves = recommend.is(effect) && needs.gold - price < 5 * needs.foreign
  return saves && needs.foreign > 0 ? 1.5 : -1
}

/** Would a sensible player buy this item now? What brings much may cost of the reserve. */
export function isWanted(t: Table, needs: Needs, piece: Piece): boolean {
  const left = needs.gold - itemOf(t, piece).price
  if (left < 0) return false
  const gain = gainByBuying(t, needs, piece)
  return gain > 0 && left >= (t.zone('items', needs.seat).size < 2 ? 0 : RESERVE) - 0.64 * gain
}

/** Would a sensible player sell this item? What adds nothing to the others, or little once the fighting is done. */
export function isForSale(t: Table, needs: Needs, piece: Piece): boolean {
  const item = itemOf(t, piece)
  if (item.slot === 'one_use' || stepsOf(item) > 0) return false
  const loss = (worthOfArms(t, needs.seat) - worthOfArms(t, needs.seat, piece)) * fightingAhead(needs)
  return sellingPrice(item.price) * worthOfGold(needs) * 0.7 > loss + 0.3
}
