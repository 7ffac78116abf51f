import type { Reason } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { handSize } from '../src/procedures/survivors.ts'
import type { Table } from '../src/shape.ts'
import { nearestReasons } from './destin-reasons.ts'

/** Hands so small that one blow may empty them. */
const SMALL = 2

function handReason(t: Table, seat: Seat): Reason {
  const n = handSize(t, seat)
  return { key: 'holds', params: { seat: { seat }, n }, weight: n <= SMALL ? 0.4 : 0.15 }
}

/** What speaks for and against aiming at a player: their Destinies and their hand. */
export function targetReasons(t: Table, viewer: Seat, seat: Seat): Reason[] {
  if (seat === viewer) return [{ key: 'yourself', weight: 0.2 }]
  return [...nearestReasons(t, viewer, seat, 1), handReason(t, seat)]
}

/** What speaks for and against giving something to a player. */
export function giftReasons(t: Table, viewer: Seat, seat: Seat): Reason[] {
  return [...nearestReasons(t, viewer, seat, -1), handReason(t, seat)]
}

/** What speaks for and against hitting two neighbors at once. */
export function pairReasons(t: Table, viewer: Seat, pair: readonly [Seat, Seat]): Reason[] {
  if (pair.includes(viewer)) {
    const left = Math.max(0, handSize(t, viewer) - 1)
    return [{ key: 'hits-you', params: { n: left }, weight: left === 0 ? -1 : -0.5 }]
  }
  const [a, b] = pair
  const params = { a: { seat: a }, b: { seat: b }, n: handSize(t, a), m: handSize(t, b) }
  const [nearest] = pair.flatMap((seat) => nearestReasons(t, viewer, seat, 1)).sort((x, y) => y.weight - x.weight)
  return [{ key: 'both-hold', params, weight: 0.3 }, ...(nearest ? [nearest] : [])]
}
