import type { Reason } from '@sablier/bots'
import type { Piece, Seat } from '@sablier/kernel'
import { DANGER_SPACES } from '../src/procedures/get-danger.ts'
import { isCommon, ROW_SPACES, rowOf, typeOf } from '../src/procedures/places.ts'
import type { TokenOption } from '../src/procedures/take-token.ts'
import { isBasic } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'
import { entryWorth, tokensOf } from './card-worth.ts'
import { named } from './reason-params.ts'
import { gettingReasons } from './resource-reasons.ts'

/** What a card does by entering the PRESENT of a seat: it pushes another out of a full row. */
export function pushingReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const row = rowOf(t, typeOf(t, piece), seat)
  const [leftmost] = row.pieces
  if (leftmost === undefined || row.size < ROW_SPACES) return []
  const pushed = t.card(leftmost)
  const params = { card: named(t, leftmost), n: pushed.fortune }
  if (pushed.type === 'event') return [{ key: 'loses-event', params, weight: -0.7 }]
  return pushed.fortune > 0 ? [{ key: 'pushes', params, weight: 0.2 + 0.15 * pushed.fortune }] : []
}

/** What becomes of the card that a token is taken from. */
function cardReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const { n } = tokensOf(t, piece)
  const params = { card: named(t, piece), n: n - 1 }
  const owner = isCommon(t, piece) ? seat : t.place(piece).at
  if (owner !== seat) {
    const helped = { ...params, seat: { seat: owner } }
    return [{ key: n === 1 ? 'enters-for' : 'nearer-for', params: helped, weight: n === 1 ? -0.6 : -0.2 }]
  }
  if (n === 1) return [{ key: 'enters', params, weight: 0.6 }, ...pushingReasons(t, seat, piece)]
  if (n === 2 && isCommon(t, piece) && t.seats.length > 1) return [{ key: 'leaves-last', params, weight: -0.3 }]
  return [{ key: 'nearer', params, weight: Math.min(0.35, Math.max(0.05, entryWorth(t, seat, piece) / 8 / n)) }]
}

/** What speaks for and against taking one token. */
export function tokenReasons(t: Table, seat: Seat, { piece, resource }: TokenOption): Reason[] {
  const found = cardReasons(t, seat, piece)
  if (resource === 'danger')
    found.push(
      t.track('danger', seat) >= DANGER_SPACES ? { key: 'track-full', weight: -0.9 } : { key: 'danger', weight: -0.5 },
    )
  else if (resource === 'time') found.push({ key: 'time', weight: 0.3 })
  else if (isBasic(resource)) found.push(...gettingReasons(t, seat, [resource]))
  return found
}

/** What it means to take no more tokens; in the Loot Phase so many were still `allowed`. */
export function stoppingReasons(t: Table, tokens: readonly TokenOption[], allowed: number | null): Reason[] {
  if (tokens.every(({ resource }) => resource === 'danger')) return [{ key: 'only-danger', weight: 0.5 }]
  if (allowed === null) return [{ key: 'one-more', weight: -0.3 }]
  const lying = tokens.reduce((sum, { piece, resource }) => sum + t.mark(resource, piece), 0)
  return [{ key: 'gives-up-loot', params: { n: Math.min(allowed, lying) }, weight: -0.4 }]
}
