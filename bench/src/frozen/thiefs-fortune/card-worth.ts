import type { Piece, Seat } from '@sablier/kernel'
import type { Card, Trigger } from '@sablier/thiefs-fortune/src/cards/card'
import { FAVORS } from '@sablier/thiefs-fortune/src/cards/favors'
import { ROW_SPACES, rowOf, typeOf } from '@sablier/thiefs-fortune/src/procedures/places'
import { RESOURCES } from '@sablier/thiefs-fortune/src/resource'
import type { Table } from '@sablier/thiefs-fortune/src/shape'
import { effectWorth } from './effect-worth.ts'
import { priceOf, roundsLeft } from './prices.ts'

/** How much a Location does in a round by what it waits for, roughly. */
const ENTRIES: Readonly<Record<string, number>> = {
  location: 0.9,
  character: 1.15,
  event: 1.2,
  friend: 0.45,
  foe: 0.35,
  traveler: 0.35,
}
const USES: Readonly<Record<string, number>> = { character: 4, event: 2.2, friend: 1.45, foe: 1.25, traveler: 1.25 }
const MOMENTS: Readonly<Record<string, number>> = { 'spent-time': 0.8, pushed: 0.7, 'danger-placed': 0.8, passed: 0.7 }

function timesPerRound({ on, of = '' }: Trigger): number {
  if (on === 'entered') return ENTRIES[of] ?? 0.45
  if (on === 'activated') return USES[of] ?? 1.6
  return MOMENTS[on] ?? 0.5
}

/** What one use of a card's ability is worth to a seat. */
export function worthOfUse(t: Table, seat: Seat, card: Card): number {
  const rounds = roundsLeft(t)
  switch (card.ability.kind) {
    case 'activated':
      return effectWorth(t, seat, card.ability.effect, rounds)
    case 'reacts':
      return timesPerRound(card.ability.when) * effectWorth(t, seat, card.ability.effect, rounds)
    case 'shield':
      return 0.2
    case 'loot-limit':
      return 1.1 * card.ability.more
    case 'goal':
      return 0
  }
}

/** What a point printed on a card is worth once the card is pushed into the PAST, beside one that an ability gains. */
export const PAST_POINT = 0.62

/** What it is worth that a card is pushed out of a PRESENT: its points, less what it would still do. */
export function pushWorth(t: Table, seat: Seat, card: Card): number {
  return PAST_POINT * card.fortune - stayWorth(t, seat, card)
}

/** What a card will still do in a PRESENT: Characters and Locations every round, Events once. */
export function stayWorth(t: Table, seat: Seat, card: Card, rounds = roundsLeft(t)): number {
  const once = worthOfUse(t, seat, card)
  if (card.type === 'event') return rounds > 0 ? Math.max(0, once) : 0
  return Math.max(0, once) * rounds * 0.92
}

/** What it is worth that a card enters a seat's PRESENT now, with what it pushes out. */
export function entryWorth(t: Table, seat: Seat, piece: Piece): number {
  const card = t.card(piece)
  const row = rowOf(t, typeOf(t, piece), seat)
  const rounds = roundsLeft(t)
  const likely = card.fortune * Math.min(0.34, 0.08 * rounds + 0.03 * row.size)
  const [leftmost] = row.pieces
  const own = stayWorth(t, seat, card) + likely
  if (leftmost === undefined || row.size < ROW_SPACES) return own
  return own + pushWorth(t, seat, t.card(leftmost))
}

/** What the tokens on a card are worth, and how many there are. */
export function tokensOf(t: Table, piece: Piece): { worth: number; n: number } {
  const rounds = roundsLeft(t)
  let worth = 0
  let n = 0
  for (const resource of RESOURCES) {
    const here = t.mark(resource, piece)
    if (here === 0) continue
    worth += here * priceOf(resource, rounds)
    n += here
  }
  return { worth, n }
}

/** What a card is worth in the draft: its loot, and the chance that it enters the PRESENT. */
export function draftWorth(t: Table, seat: Seat, piece: Piece): number {
  const card = t.card(piece)
  const rounds = roundsLeft(t)
  const loot = card.loot.reduce((sum, token) => sum + priceOf(token, rounds), 0)
  return (entryWorth(t, seat, piece) + loot) / (0.65 + 0.3 * card.loot.length)
}

/** The better of the two Favors of a card. */
export function favorWorth(t: Table, seat: Seat, piece: Piece): number {
  const rounds = roundsLeft(t)
  let best = 0
  for (const code of t.card(piece).favor) best = Math.max(best, effectWorth(t, seat, FAVORS[code], rounds))
  return best
}
