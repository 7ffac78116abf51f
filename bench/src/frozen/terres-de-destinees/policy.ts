import { type Ask, below, type Chance, type Choice, type Piece, type Seat } from '@sablier/kernel'
import { ALL_CARDS } from '@sablier/terres-de-destinees/src/cards/all-cards'
import { playing } from '@sablier/terres-de-destinees/src/procedures/row'
import { handSize } from '@sablier/terres-de-destinees/src/procedures/survivors'
import type { Table } from '@sablier/terres-de-destinees/src/shape'
import type { Effect } from '../loose-effect.ts'
import { bidChoice } from './bidding.ts'
import { knownDestins } from './destins.ts'
import { nearness } from './progress.ts'
import { powerWorth, want } from './want.ts'

/** How dangerous a player looks to another: near a goal that the viewer knows of, with a strong hand. */
export function threat(t: Table, seat: Seat, viewer: Seat): number {
  let near = 0
  for (const destin of knownDestins(t, seat, viewer)) near = Math.max(near, nearness(t, seat, destin))
  return near * 3 + handSize(t, seat) * 0.12 + t.zone('in-play', seat).size * 0.15
}

/** The index of the best item, ties broken by chance. */
function best<T>(items: readonly T[], rate: (item: T) => number, chance: Chance): number {
  let at = 0
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < items.length; i++) {
    const rated = rate(items[i] as T) + below(chance, 100) / 1000
    if (rated > top) {
      top = rated
      at = i
    }
  }
  return at
}

/** The cards a player can best do without, `n` of them, as sorted indices. */
function spare(t: Table, seat: Seat, pieces: readonly Piece[], n: number, chance: Chance): number[] {
  const rated = pieces.map((piece, i) => ({ i, worth: want(t, seat, piece, seat) + below(chance, 100) / 200 }))
  rated.sort((a, b) => a.worth - b.worth)
  return rated
    .slice(0, n)
    .map(({ i }) => i)
    .sort((a, b) => a - b)
}

/** What using a card now is worth. */
function worthNow(t: Table, seat: Seat, piece: Piece): number {
  const card = playing(t, piece)
  if (card.kind === 'mandatory-activation') return 0.3
  const [effect] = card.power as readonly [Effect]
  // A cost that takes the last cards is a last resort.
  if ((effect.op === 'pay' || effect.op === 'trade-blows') && handSize(t, seat) < 4) return -1
  if (effect.op === 'lich') return 0.4
  if (effect.op === 'copy' || effect.op === 'repeat-used') return 0.5
  return 0.6 + powerWorth(card) * 0.2
}

type Items = readonly { readonly id: string; readonly piece?: Piece; readonly pair?: readonly Seat[] }[]

/** A card to put up: one the seller wants and the others do not. */
function offerWorth(t: Table, seat: Seat, piece: Piece): number {
  let rivals = 0
  for (const other of t.seats) if (other !== seat) rivals = Math.max(rivals, want(t, other, piece, seat))
  return Math.min(want(t, seat, piece, seat), 12) - rivals * 0.6
}

/** A quick sensible answer. */
export function policy(t: Table, ask: Ask, chance: Chance): Choice {
  const { seat, spec } = ask
  const pieces = spec.items as readonly Piece[]
  const seats = spec.items as readonly Seat[]
  const options = spec.items as Items
  switch (spec.text) {
    case 'auction.offer-one':
      return best(pieces, (piece) => offerWorth(t, seat, piece), chance)
    case 'first-bid':
    case 'raise':
      return bidChoice(t, ask, chance)
    case 'place': {
      const sold = t.seats.flatMap((seller) => [...t.zone('sale', seller).pieces])[0]
      return sold !== undefined && want(t, seat, sold, seat) > 0 ? 0 : 1
    }
    case 'use-power':
    case 'use-mandatory':
      return best(options, ({ piece }) => (piece === undefined ? 0 : worthNow(t, seat, piece)), chance)
    case 'give':
      return spare(t, seat, pieces, spec.min, chance)
    case 'deal-out':
    case 'discard':
    case 'swap-out':
      return best(pieces, (piece) => -want(t, seat, piece, seat), chance)
    case 'choose-card':
    case 'revive':
    case 'from-discard':
    case 'take-card':
      return best(pieces, (piece) => want(t, seat, piece, seat), chance)
    case 'swap-in':
      return best(pieces, (piece) => want(t, seat, piece, seat), chance)
    case 'banish':
    case 'swap-target':
      return best(pieces, (piece) => rowRate(t, seat, piece), chance)
    case 'sift':
      return keepBest(t, seat, pieces, spec.min)
    case 'pay-tax':
    case 'give-family':
      return best(options, ({ piece }) => (piece === undefined ? 0 : -want(t, seat, piece, seat)), chance)
    case 'target':
      return best(seats, (other) => targetRate(t, ask, other), chance)
    case 'give-to':
      return best(seats, (other) => -threat(t, other, seat), chance)
    case 'pair':
      return best(
        options,
        ({ pair = [] }) => pair.reduce((sum, other) => sum + (other === seat ? -2 : threat(t, other, seat)), 0),
        chance,
      )
    case 'how-many':
      return 1
    case 'rescue':
      return options.findIndex(({ piece }) => piece !== undefined)
    case 'shield':
    case 'purse':
      return 1
    default:
      return ask.randomChoice(chance)
  }
}

function rowRate(t: Table, seat: Seat, piece: Piece): number {
  const owner = t.place(piece).at
  return owner === seat ? -want(t, seat, piece, seat) - 2 : want(t, owner, piece, seat) + threat(t, owner, seat)
}

function keepBest(t: Table, seat: Seat, pieces: readonly Piece[], n: number): number[] {
  const rated = pieces.map((piece, i) => ({ i, worth: want(t, seat, piece, seat) }))
  rated.sort((a, b) => b.worth - a.worth)
  return rated
    .slice(0, n)
    .map(({ i }) => i)
    .sort((a, b) => a - b)
}

/** Cards that make another player discard. */
const DISCARDERS: ReadonlySet<string> = new Set(
  ALL_CARDS.filter((card) => JSON.stringify(card).includes('"make-discard"')).map(({ id }) => id),
)

/** Harm goes to the most dangerous or the weakest, gifts to oneself or the least dangerous. */
function targetRate(t: Table, ask: Ask, other: Seat): number {
  const { seat, rule } = ask
  if (other === seat) return rule === 'ruling.token-economy' ? 5 : -9
  const danger = threat(t, other, seat)
  const isAttack = ask.source !== null && DISCARDERS.has(t.card(ask.source).id)
  return isAttack && handSize(t, other) < 3 ? danger + 1.5 : danger
}
