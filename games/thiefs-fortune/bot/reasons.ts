import type { Reason } from '@sablier/bots'
import type { Ask, Choice, Piece, Seat } from '@sablier/kernel'
import { usableCharacters, usableEvents } from '../src/procedures/activate-card.ts'
import { DANGER_SPACES } from '../src/procedures/get-danger.ts'
import { ROW_SPACES, rowOf, typeOf } from '../src/procedures/places.ts'
import type { TokenOption } from '../src/procedures/take-token.ts'
import { isBasic } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'
import { stayWorth, tokensOf, worthOfUse } from './card-worth.ts'
import { needsOf } from './needs.ts'
import { roundsLeft } from './prices.ts'

/** Questions about which card to lay into the FUTURE. */
const PLACING = new Set([
  'planning.choose-secretly',
  'planning.last-placement',
  'solo.three-triples',
  'solo.last-triple',
])
const FEW_TOKENS = 1
const MANY_TOKENS = 3

const named = (t: Table, piece: Piece) => ({ card: t.card(piece).id })
/** Whole points, at least one, for a sentence. */
const points = (worth: number): number => Math.max(1, Math.round(worth))

/** What a card will do for a seat, how soon, and what it costs on the way. */
function placingReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const card = t.card(piece)
  const params = { card: named(t, piece), n: card.loot.length }
  const found: Reason[] = []
  const worth = stayWorth(t, seat, card)
  if (worth >= 1)
    found.push({ key: 'ability', params: { ...params, n: points(worth) }, weight: Math.min(0.9, worth / 8) })
  else if (roundsLeft(t) <= 2 && card.type !== 'event') found.push({ key: 'too-late', params, weight: -0.4 })
  if (card.loot.length <= FEW_TOKENS) found.push({ key: 'quick', params, weight: 0.45 })
  if (card.loot.length >= MANY_TOKENS) found.push({ key: 'slow', params, weight: -0.35 })
  const danger = card.loot.filter((token) => token === 'danger').length
  if (danger > 0) found.push({ key: 'brings-danger', params: { ...params, n: danger }, weight: -0.4 * danger })
  if (card.fortune > 1)
    found.push({ key: 'points', params: { ...params, n: card.fortune }, weight: 0.15 * card.fortune })
  return found
}

/** What a card does by entering the PRESENT of a seat: it can be used, and may push another out. */
function entryReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const found: Reason[] = [{ key: 'enters', params: { card: named(t, piece) }, weight: 0.6 }]
  const row = rowOf(t, typeOf(t, piece), seat)
  const [leftmost] = row.pieces
  if (leftmost === undefined || row.size < ROW_SPACES) return found
  const pushed = t.card(leftmost)
  const params = { card: named(t, leftmost), n: pushed.fortune }
  if (pushed.type === 'event') found.push({ key: 'loses-event', params, weight: -0.7 })
  else if (pushed.fortune > 0) found.push({ key: 'pushes', params, weight: 0.2 + 0.15 * pushed.fortune })
  return found
}

/** What speaks for and against taking one token. */
function tokenReasons(t: Table, seat: Seat, { piece, resource }: TokenOption): Reason[] {
  const place = t.place(piece)
  const isMine = place.name === 'commonFuture' || place.at === seat
  const found: Reason[] = isMine && tokensOf(t, piece).n === 1 ? entryReasons(t, seat, piece) : []
  if (resource === 'danger')
    found.push(
      t.track('danger', seat) >= DANGER_SPACES ? { key: 'track-full', weight: -0.9 } : { key: 'danger', weight: -0.5 },
    )
  else if (resource === 'time') found.push({ key: 'time', weight: 0.3 })
  else if (isBasic(resource) && needsOf(t, seat)[resource] > 0)
    found.push({ key: 'needed', params: { token: resource }, weight: 0.4 })
  return found
}

/** What an ability does now. */
function activationReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const card = t.card(piece)
  const worth = worthOfUse(t, seat, card)
  const params = { card: named(t, piece), n: points(worth) }
  const found: Reason[] = [
    worth >= 0.75 ? { key: 'use', params, weight: Math.min(0.9, worth / 4) } : { key: 'little', params, weight: -0.3 },
  ]
  if (card.type === 'event') found.push({ key: 'event-once', params, weight: 0.2 })
  return found
}

/** What it means to pass now. */
function passReasons(t: Table, seat: Seat): Reason[] {
  const left = usableCharacters(t, seat).length + usableEvents(t, seat).length
  const found: Reason[] = []
  if (t.seats.length > 1 && t.fact('firstToPass') < 0) found.push({ key: 'starts-next', weight: 0.35 })
  if (left > 0) found.push({ key: 'unused', params: { n: left }, weight: -0.6 })
  return found
}

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  const { seat, spec } = ask
  if (typeof choice !== 'number') return []
  if (spec.kind === 'amount')
    return choice > 0 && spec.min === 0 ? [{ key: 'keeps-off', params: { n: choice }, weight: 0.5 }] : []
  const item = spec.items[choice]
  if (PLACING.has(spec.text)) return placingReasons(t, seat, item as Piece)
  if (typeof item !== 'object' || item === null) return []
  const option = item as { id: string; text?: string; piece?: Piece }
  if ('resource' in option) return tokenReasons(t, seat, option as TokenOption)
  if (option.text === 'activate' && option.piece !== undefined) return activationReasons(t, seat, option.piece)
  return option.id === 'pass' ? passReasons(t, seat) : []
}
