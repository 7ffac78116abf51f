import type { Reason } from '@sablier/bots'
import { type Ask, type Effect, type Piece, pay, type Seat } from '@sablier/kernel'
import { dangerousCards } from '../src/effects/dangerous-cards.ts'
import { playing } from '../src/procedures/row.ts'
import { handSize } from '../src/procedures/survivors.ts'
import type { Table } from '../src/shape.ts'
import { powerWorth } from './power-worth.ts'
import { ATTACKS, GAINS, weighTree } from './progress.ts'

const has = (effect: Effect, ops: (op: string) => boolean): boolean => {
  const inner = pay.is(effect) ? effect.effect : effect
  return weighTree(inner, ({ op }) => (ops(op) ? 1 : 0)) > 0
}

/** What the power of a card would do now, and what it costs. */
export function powerReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const card = playing(t, piece)
  const [effect] = card.power
  if (effect === undefined) return []
  const params = { card: { card: card.id } }
  const found: Reason[] = []
  if (dangerousCards(t, seat, [piece]).length > 0) found.push({ key: 'last-card', params, weight: -1 })
  if (has(effect, (op) => op in GAINS)) found.push({ key: 'gains', params, weight: 0.4 })
  if (has(effect, (op) => ATTACKS.has(op))) found.push({ key: 'attacks', params, weight: 0.35 })
  if (effect.op === 'pay' || effect.op === 'trade-blows')
    found.push({ key: 'costs-cards', params: { ...params, n: handSize(t, seat) }, weight: -0.3 })
  if (card.kind === 'mandatory-activation') found.push({ key: 'duty', params, weight: 0.2 })
  if (card.kind === 'one-shot-activation') found.push({ key: 'once', params, weight: -0.15 })
  return found.length > 0 ? found : [powerReason(t, piece, 0.25)]
}

/** What the power of a card in play is worth, in cards. */
export function powerReason(t: Table, piece: Piece, weight: number): Reason {
  const card = playing(t, piece)
  return powerWorth(card) >= 0.5
    ? { key: 'power', params: { card: { card: card.id }, n: Math.round(powerWorth(card)) }, weight }
    : { key: 'small-power', params: { card: { card: card.id } }, weight: -weight }
}

/** What is left undone by ending the turn. */
export function endReasons({ items }: Ask): Reason[] {
  return [{ key: 'unused', params: { n: items.length - 1 }, weight: -0.4 }]
}

/** What trading so many cards leaves, and takes. */
export function blowReasons(t: Table, seat: Seat, n: number): Reason[] {
  const left = handSize(t, seat) - n
  return [{ key: 'blow', params: { n, left }, weight: left === 0 ? -1 : left < 3 ? -0.5 : -0.2 }]
}
