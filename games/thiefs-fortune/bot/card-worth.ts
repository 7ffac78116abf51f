import { type Effect, isFeasible, membersOf, type Piece, type Seat, worthOf } from '@sablier/kernel'
import type { Card, Trigger } from '../src/cards/card.ts'
import { FAVORS } from '../src/cards/favors.ts'
import { ROW_SPACES, rowOf, typeOf } from '../src/procedures/places.ts'
import { RESOURCES } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'
import { priceOf, roundsLeft } from './prices.ts'

/** How often a Location fires in a round, roughly. */
const ENTRIES: Readonly<Record<string, number>> = {
  location: 1,
  character: 1.3,
  event: 1.4,
  friend: 0.5,
  foe: 0.4,
  traveler: 0.4,
}
const USES: Readonly<Record<string, number>> = { character: 2.2, event: 1.2, friend: 0.8, foe: 0.7, traveler: 0.7 }
const MOMENTS: Readonly<Record<string, number>> = { 'spent-time': 0.8, pushed: 0.7, 'danger-placed': 0.8, passed: 0.7 }

function timesPerRound({ on, of = '' }: Trigger): number {
  if (on === 'entered') return ENTRIES[of] ?? 0.5
  if (on === 'activated') return USES[of] ?? 0.9
  return MOMENTS[on] ?? 0.5
}

/** Effects that only prepare later rounds. */
const FOR_LATER = new Set(['draw', 'recall', 'reset', 'move-in-row'])

/** What an effect for several players is worth: what harms others is worth half of what it costs them. */
function groupWorth(t: Table, seat: Seat, effect: Effect): number {
  const ctx = { table: t, you: seat }
  const each = effect['effect'] as Effect
  return membersOf(effect['group'] as Effect, ctx).reduce((sum, you) => {
    const worth = worthOf(each, { ...ctx, you })
    return sum + (you === seat ? worth : -worth / (2 * (t.seats.length - 1)))
  }, 0)
}

/** How likely a condition that does not hold now will hold when the card is used. */
const LIKELY = 0.5

/** What an effect under a condition is worth: in full if it holds now, else as far as it may still come to hold. */
function conditionWorth(t: Table, seat: Seat, effect: Effect): number {
  const ctx = { table: t, you: seat }
  return isFeasible(effect, ctx) ? worthOf(effect, ctx) : LIKELY * worthOf(effect['effect'] as Effect, ctx)
}

function effectWorth(t: Table, seat: Seat, effect: Effect, rounds: number): number {
  if (effect.op === 'each') return groupWorth(t, seat, effect)
  if (effect.op === 'when') return conditionWorth(t, seat, effect)
  const worth = worthOf(effect, { table: t, you: seat })
  return rounds <= 1 && FOR_LATER.has(effect.op) ? worth * 0.2 : worth
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
      return 0.4
    case 'loot-limit':
      return 0.9 * card.ability.more
    case 'goal':
      return 0
  }
}

/** What a card will still do in a PRESENT: Characters and Locations every round, Events once. */
export function stayWorth(t: Table, seat: Seat, card: Card, rounds = roundsLeft(t)): number {
  const once = worthOfUse(t, seat, card)
  if (card.type === 'event') return rounds > 0 ? Math.max(0, once) : 0
  return Math.max(0, once) * rounds * 0.75
}

/** What it is worth that a card enters a seat's PRESENT now, with what it pushes out. */
export function entryWorth(t: Table, seat: Seat, piece: Piece): number {
  const card = t.card(piece)
  const row = rowOf(t, typeOf(t, piece), seat)
  const rounds = roundsLeft(t)
  const likely = card.fortune * Math.min(0.6, 0.1 * rounds + 0.05 * row.size)
  const [leftmost] = row.pieces
  const own = stayWorth(t, seat, card) + likely
  if (leftmost === undefined || row.size < ROW_SPACES) return own
  const pushed = t.card(leftmost)
  return own + pushed.fortune - stayWorth(t, seat, pushed)
}

/** What the tokens on a card are worth, and how many there are. */
export function tokensOf(t: Table, piece: Piece): { worth: number; n: number } {
  const rounds = roundsLeft(t)
  let worth = 0
  let n = 0
  for (const resource of RESOURCES) {
    const here = t.mark(resource, piece)
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
  return (entryWorth(t, seat, piece) + loot) / (0.6 + 0.25 * card.loot.length)
}

/** The better of the two Favors of a card. */
export function favorWorth(t: Table, seat: Seat, piece: Piece): number {
  return Math.max(0, ...t.card(piece).favor.map((code) => effectWorth(t, seat, FAVORS[code], roundsLeft(t))))
}
