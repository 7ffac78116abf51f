import type { Reason } from '@sablier/bots'
import { onOp, type Piece, perOp, type Seat } from '@sablier/kernel'
import { type DestinCard, FAMILIES, type Family, type PlayingCard } from '../src/cards/card.ts'
import type { Goal } from '../src/effects/effect.ts'
import { countFamily, countType, ofFamily, ofOneFamily, ofType, ownJetons } from '../src/effects/goals.ts'
import { playing } from '../src/procedures/row.ts'
import type { Table } from '../src/shape.ts'
import { knownDestins } from './destins.ts'
import { stepTowards } from './want.ts'

/** The Destiny that a card in front of a seat would help most, as a viewer knows it, and how far. */
interface Help {
  readonly destin: DestinCard
  readonly step: number
}

/** A card helps somebody else enough to speak of it. */
const NOTABLE = 0.3

function helpOf(t: Table, seat: Seat, piece: Piece, viewer: Seat): Help | null {
  let best: Help | null = null
  for (const destin of knownDestins(t, seat, viewer)) {
    const step = stepTowards(t, seat, playing(t, piece), destin.goal)
    if (step > (best?.step ?? 0)) best = { destin, step }
  }
  return best
}

/** How many cards a seat would have for a goal that counts cards, this one included. */
function countWith(t: Table, seat: Seat, card: PlayingCard, { op }: Goal): number | null {
  if (op === 'of-family' || op === 'of-one-family') return countFamily(t, seat, card.family) + 1
  return op === 'of-type' && card.type !== null ? countType(t, seat, card.type) + 1 : null
}

/** The families and types of a card that a seat has none of in play. */
const newKinds = (t: Table, seat: Seat, { family, type }: PlayingCard): number =>
  (countFamily(t, seat, family) === 0 ? 1 : 0) + (type !== null && countType(t, seat, type) === 0 ? 1 : 0)

/** What a card in front of its owner would do for the owner's Destinies; `sign` is -1 where the card is given up. */
export function servingReason(t: Table, seat: Seat, piece: Piece, sign: 1 | -1): Reason {
  const card = playing(t, piece)
  const help = helpOf(t, seat, piece, seat)
  const named = { card: { card: card.id } }
  if (!help) return { key: 'idle', params: named, weight: -0.3 * sign }
  const { destin, step } = help
  const params = { ...named, destin: { card: destin.id } }
  if (step >= 1) return { key: 'wins', params, weight: sign }
  const weight = sign * (0.25 + 0.5 * step)
  if (destin.goal.op === 'all-kinds' && newKinds(t, seat, card) > 0)
    return { key: 'new-kind', params: { ...params, n: newKinds(t, seat, card) }, weight }
  const n = countWith(t, seat, card, destin.goal)
  return n === null || !('n' in destin.goal)
    ? { key: 'serves', params, weight }
    : { key: 'counts', params: { ...params, n, of: destin.goal.n }, weight }
}

/** What a card would do for the Destinies of somebody else, as far as the viewer knows them. */
export function rivalReasons(t: Table, viewer: Seat, rival: Seat, piece: Piece): Reason[] {
  const help = helpOf(t, rival, piece, viewer)
  if (!help || help.step < NOTABLE) return []
  const params = { card: { card: t.card(piece).id }, seat: { seat: rival }, destin: { card: help.destin.id } }
  return [help.step >= 1 ? { key: 'wins-for', params, weight: -0.9 } : { key: 'serves-other', params, weight: -0.35 }]
}

/** How much of a goal that can be counted a seat has in front of it. */
const countOf = perOp<[t: Table, seat: Seat], number>([
  onOp(ofFamily, ({ family }, t, seat) => countFamily(t, seat, family)),
  onOp(ofOneFamily, (_, t, seat) => Math.max(...FAMILIES.map((family) => countFamily(t, seat, family)))),
  onOp(ofType, ({ type, n, among = n }, t, seat) =>
    Math.max(0, among - Math.max(0, n - countType(t, seat, type), among - t.zone('in-play', seat).size)),
  ),
  onOp(ownJetons, (_, t, seat) => t.zone('jeton', seat).size),
])

/** How much of what can be counted a goal asks for. */
const needOf = (goal: Goal): number => ('among' in goal && goal.among ? goal.among : 'n' in goal ? goal.n : 0)

/** The Destiny that a seat is nearest to, of those that can be counted and that the viewer knows. */
export function nearestReasons(t: Table, viewer: Seat, seat: Seat, sign: 1 | -1): Reason[] {
  const counted = knownDestins(t, seat, viewer).flatMap((destin) => {
    const n = countOf(destin.goal, t, seat) ?? 0
    const of = needOf(destin.goal)
    return n > 0 ? [{ destin, n, of, share: n / of }] : []
  })
  const [best] = counted.sort((a, b) => b.share - a.share)
  if (!best) return []
  const params = { seat: { seat }, destin: { card: best.destin.id }, n: best.n, of: best.of }
  return [{ key: 'stands-at', params, weight: sign * (0.1 + 0.6 * best.share) }]
}

/** What a family is good for: the Destinies that ask for it, or for the family a seat has most of. */
export function familyReasons(t: Table, seat: Seat, family: Family): Reason[] {
  const have = (one: Family): number => countFamily(t, seat, one)
  const isMost = have(family) > 0 && FAMILIES.every((other) => have(other) <= have(family))
  const destin = knownDestins(t, seat, seat).find(
    ({ goal }) => (goal.op === 'of-family' && goal.family === family) || (goal.op === 'of-one-family' && isMost),
  )
  return [
    destin
      ? { key: 'family-serves', params: { family, destin: { card: destin.id } }, weight: 0.5 }
      : { key: 'family-idle', params: { family }, weight: -0.2 },
  ]
}
