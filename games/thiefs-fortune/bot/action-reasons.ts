import type { Reason } from '@sablier/bots'
import { may, type Piece, pay, type Seat } from '@sablier/kernel'
import { usableCharacters, usableEvents } from '../src/procedures/activate-card.ts'
import { futureCards } from '../src/procedures/places.ts'
import type { Table } from '../src/shape.ts'
import { entryWorth, tokensOf, worthOfUse } from './card-worth.ts'
import { roundsLeft } from './prices.ts'
import { named, points } from './reason-params.ts'

/** Below this, an ability does little. */
const LITTLE = 0.75

/** What an ability does now. */
export function activationReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const card = t.card(piece)
  const worth = worthOfUse(t, seat, card)
  const params = { card: named(t, piece), n: points(worth) }
  const found: Reason[] = [
    worth >= LITTLE
      ? { key: 'use', params, weight: Math.min(0.9, worth / 4) }
      : { key: 'little', params, weight: -0.3 },
  ]
  if (card.type === 'event') found.push({ key: 'event-once', params, weight: 0.2 })
  return found
}

/** What an ability that may be used brings, or what it saves to leave it. */
export function mayReasons(t: Table, seat: Seat, source: Piece, isUsed: boolean): Reason[] {
  if (isUsed) return activationReasons(t, seat, source)
  const { ability } = t.card(source)
  const params = { card: named(t, source) }
  const effect = 'effect' in ability ? ability.effect : undefined
  const inner = may.is(effect) ? effect.effect : effect
  return pay.is(inner) ? [{ key: 'saves-cost', params, weight: 0.2 }] : [{ key: 'stays-unused', params, weight: -0.2 }]
}

/** What Spend Time could do at best: empty a card, or use tokens that are worth nothing at the end. */
export function timeReasons(t: Table, seat: Seat): Reason[] {
  const worth = (piece: Piece): number => entryWorth(t, seat, piece)
  const [best] = futureCards(t, seat)
    .filter((piece) => tokensOf(t, piece).n === 1 && worth(piece) > 0)
    .sort((a, b) => worth(b) - worth(a))
  const found: Reason[] = []
  if (best !== undefined) found.push({ key: 'time-empties', params: { card: named(t, best) }, weight: 0.6 })
  const rounds = roundsLeft(t) - 1
  found.push(
    rounds === 0
      ? { key: 'time-expires', params: { n: t.track('time', seat) }, weight: 0.5 }
      : { key: 'time-keeps', params: { n: rounds }, weight: -0.15 },
  )
  return found
}

const usable = (t: Table, seat: Seat): number => usableCharacters(t, seat).length + usableEvents(t, seat).length

/** What it means to pass now. */
export function passReasons(t: Table, seat: Seat): Reason[] {
  const left = usable(t, seat)
  const found: Reason[] = []
  if (t.seats.length > 1 && t.fact('first-to-pass') < 0) found.push({ key: 'starts-next', weight: 0.35 })
  found.push(left > 0 ? { key: 'unused', params: { n: left }, weight: -0.6 } : { key: 'all-used', weight: 0.2 })
  return found
}

/** What it means to end a turn without passing. */
export function endingReasons(t: Table, seat: Seat): Reason[] {
  const left = usable(t, seat)
  return [left > 0 ? { key: 'next-turn', params: { n: left }, weight: 0.2 } : { key: 'stays-in', weight: 0.1 }]
}
