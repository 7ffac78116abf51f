import type { Reason } from '@sablier/bots'
import type { Piece, Seat } from '@sablier/kernel'
import type { Card } from '../src/cards/card.ts'
import { RESOURCES } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'
import { draftWorth, stayWorth } from './card-worth.ts'
import { roundsLeft } from './prices.ts'
import { named, points } from './reason-params.ts'

const FEW_TOKENS = 1
const MANY_TOKENS = 3
/** What a card must be worth to a neighbor before it is a pity to pass it. */
const WELCOME = 4

function lootReason({ loot }: Card): Reason {
  const kinds = RESOURCES.filter((kind) => loot.includes(kind))
  const list = kinds.map((kind) => ({
    phrase: `tokens.${kind}`,
    params: { n: loot.filter((token) => token === kind).length },
  }))
  return { key: 'loot', params: { tokens: { list } }, weight: 0.15 }
}

/** What a card will do for a seat, how soon, and what it costs on the way. */
export function placingReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
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
  return found.length > 0 ? found : [lootReason(card)]
}

/** What a seat keeps and gives away by passing two cards of its hand, and what they are worth to who gets them. */
export function passingReasons(
  t: Table,
  seat: Seat,
  passed: readonly Piece[],
  { hand, to }: { readonly hand: readonly Piece[]; readonly to: Seat },
): Reason[] {
  const dear = (one: Piece, other: Piece): Piece =>
    draftWorth(t, seat, one) >= draftWorth(t, seat, other) ? one : other
  const best = hand.reduce(dear)
  const params = { card: named(t, best) }
  const found: Reason[] = [
    passed.includes(best) ? { key: 'passes-best', params, weight: -0.6 } : { key: 'keeps-best', params, weight: 0.4 },
  ]
  const welcome = passed.reduce((one, other) =>
    stayWorth(t, to, t.card(one)) >= stayWorth(t, to, t.card(other)) ? one : other,
  )
  const worth = stayWorth(t, to, t.card(welcome))
  if (worth >= WELCOME)
    found.push({
      key: 'serves-neighbor',
      params: { card: named(t, welcome), seat: { seat: to }, n: points(worth) },
      weight: -Math.min(0.5, worth / 16),
    })
  return found
}
