import type { Reason } from '@sablier/bots'
import type { Effect, Piece, Seat } from '@sablier/kernel'
import type { ItemCard } from '../src/cards/card.ts'
import { flight, longWalk } from '../src/effects/item-rules/by-name.ts'
import { itemOf } from '../src/procedures/items.ts'
import type { Table } from '../src/shape.ts'
import { carriedPower } from './carried-power.ts'
import { effectReasons } from './effect-reasons.ts'
import { isForNow } from './is-for-now.ts'

const named = (t: Table, piece: Piece) => ({ card: { card: t.card(piece).id } })

/** What the arms of a seat gain or lose by one item, in whole points; less than one point helps in some fights only. */
function armsReason(t: Table, seat: Seat, piece: Piece, sign: 1 | -1): Reason {
  const item: ItemCard = itemOf(t, piece)
  const now = carriedPower(t, seat)
  const then = sign > 0 ? carriedPower(t, seat, undefined, item) : carriedPower(t, seat, piece)
  const strength = Math.abs(then.strength - now.strength)
  const willpower = Math.abs(then.willpower - now.willpower)
  const [more, less] = sign > 0 ? (['stronger', 'no-stronger'] as const) : (['weaker', 'no-weaker'] as const)
  if (strength >= 1) return { key: more, params: { n: Math.floor(strength) }, weight: sign * 0.6 }
  if (willpower >= 1)
    return { key: sign > 0 ? 'wiser' : 'less-wise', params: { n: Math.floor(willpower) }, weight: sign * 0.4 }
  if (strength + willpower > 0) return { key: 'some-fights', params: named(t, piece), weight: sign * 0.2 }
  return { key: less, params: named(t, piece), weight: sign * -0.4 }
}

const hasLongSteps = (special: Effect | undefined): boolean =>
  special?.op === longWalk.opName || special?.op === flight.opName

/** What an item would be good for. */
export function ownReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const { slot, use, special } = itemOf(t, piece)
  if (slot === 'one_use') {
    const found = use ? effectReasons(t, seat, use.effect) : []
    return [...found, { key: 'works-once', params: named(t, piece), weight: -0.1 }]
  }
  if (hasLongSteps(special)) return [{ key: 'long-steps', params: named(t, piece), weight: 0.5 }]
  return [armsReason(t, seat, piece, 1)]
}

/** What would be lost with an item. */
export function lossReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const { slot, special } = itemOf(t, piece)
  if (slot === 'one_use') return [{ key: 'loses-use', params: named(t, piece), weight: -0.3 }]
  if (hasLongSteps(special)) return [{ key: 'loses-steps', params: named(t, piece), weight: -0.5 }]
  return [armsReason(t, seat, piece, -1)]
}

/** What the use of an item brings now. */
export function usingReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const { use } = itemOf(t, piece)
  if (!use) return []
  const found = effectReasons(t, seat, use.effect)
  if (isForNow(use.effect)) return [...found, { key: 'use-now', params: named(t, piece), weight: 0.3 }]
  return [...found, { key: 'save-it', params: named(t, piece), weight: -0.2 }]
}
