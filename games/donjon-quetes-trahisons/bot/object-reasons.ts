import type { Reason } from '@sablier/bots'
import type { Piece, Seat } from '@sablier/kernel'
import type { Card, ObjectCard, ObjectType } from '../src/cards/card.ts'
import { bonusOf, held, heroOf, objectCard } from '../src/procedures/adventurer/heroes.ts'
import type { Table } from '../src/shape.ts'
import { spoilReasons } from './quest-reasons.ts'
import { questGain } from './worth.ts'

/** The bonus of what a seat wears of a type, 0 if nothing; a free Familiar carries a second object. */
function wornBonus(t: Table, seat: Seat, type: ObjectType, besides?: string): number {
  if (held(t, 'companions', seat, 'familiar') !== undefined && t.zone('carried', seat).isEmpty) return 0
  const worn = t.zone('worn', seat).pieces.flatMap((piece) => objectCard(t, piece) ?? [])
  return Math.max(
    0,
    ...worn.filter((one) => one.type === type && one.id !== besides).map((one) => bonusOf(t, seat, one)),
  )
}

/** What an object would do for a seat: for a quest, for its power, or nothing. */
export function objectReasons(t: Table, seat: Seat, object: ObjectCard): Reason[] {
  const found: Reason[] = questGain(t, seat, { object }) > 0 ? [{ key: 'for-quest', weight: 0.8 }] : []
  if (object.reserved !== undefined)
    found.push(
      object.reserved === heroOf(t, seat)
        ? { key: 'reserved-own', weight: 0.5 }
        : { key: 'reserved-other', weight: -0.5 },
    )
  const gain = bonusOf(t, seat, object) - wornBonus(t, seat, object.type, object.id)
  if (gain > 0) found.push({ key: 'power', params: { n: gain }, weight: 0.1 * gain })
  else if (object.reserved === undefined) found.push({ key: 'no-better', weight: -0.4 })
  return found
}

/** What anything that can be taken would be good for. */
export function takingReasons(t: Table, seat: Seat, card: Card): Reason[] {
  if (card.kind === 'monster') return spoilReasons(t, seat, card, 1)
  return card.kind === 'object'
    ? objectReasons(t, seat, card)
    : [{ key: 'useful', params: { card: { card: card.id } }, weight: 0.2 }]
}

/** What is lost with an object or a spoil. */
export function losingReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const card = t.card(piece)
  if (card.kind === 'monster') return spoilReasons(t, seat, card, -1)
  const isWorn = t.zone('worn', seat).has(piece) || t.zone('carried', seat).has(piece)
  const bonus = bonusOf(t, seat, objectCard(t, piece))
  return isWorn && bonus > 0
    ? [{ key: 'loses-power', params: { n: bonus }, weight: -0.15 * bonus }]
    : [{ key: 'loses-little', params: { card: { card: card.id } }, weight: 0.2 }]
}
