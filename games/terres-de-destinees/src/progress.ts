import type { Seat } from '@sablier/kernel'
import { type DestinCard, FAMILIES, type Family, type PlayingCard, TYPES, type Type } from './cards/card.ts'
import { playing } from './procedures/row.ts'
import { handSize, otherSurvivors } from './procedures/survivors.ts'
import type { Table } from './shape.ts'

/** How far a seat is on the way to a Destiny, as everybody at the table can count it. */
export interface Progress {
  readonly have: number
  readonly need: number
}

const ofFamily = (cards: readonly PlayingCard[], family: Family): number =>
  cards.filter((card) => card.family === family).length
const ofType = (cards: readonly PlayingCard[], type: Type): number => cards.filter((card) => card.type === type).length

/** Cards that are still missing for every family, every type and enough cards: one card can bring a family and a type. */
function missingKinds(cards: readonly PlayingCard[], n: number): number {
  const families = FAMILIES.filter((family) => ofFamily(cards, family) === 0).length
  const types = TYPES.filter((type) => ofType(cards, type) === 0).length
  return Math.max(0, n - cards.length, families, types)
}

function lead(t: Table, seat: Seat): number {
  const rivals = otherSurvivors(t, seat).map((other) => handSize(t, other))
  return Math.max(0, handSize(t, seat) - Math.max(0, ...rivals))
}

/**
 * The progress of a seat towards a Destiny, counted from what lies open; `plus` are cards it might acquire besides.
 * Null for a Destiny that waits for an event: nothing leads up to it that could be counted.
 */
export function progress(
  t: Table,
  seat: Seat,
  { goal }: DestinCard,
  plus: readonly PlayingCard[] = [],
): Progress | null {
  const cards = [...t.zone('in-play', seat).pieces.map((piece) => playing(t, piece)), ...plus]
  const of = (need: number, have: number): Progress => ({ have: Math.min(have, need), need })
  switch (goal.op) {
    case 'of-family':
      return of(goal.n, ofFamily(cards, goal.family))
    case 'of-one-family':
      return of(goal.n, Math.max(...FAMILIES.map((family) => ofFamily(cards, family))))
    case 'of-type': {
      const { n, among = n } = goal
      return of(among, among - Math.max(0, n - ofType(cards, goal.type), among - cards.length))
    }
    case 'all-kinds':
      return of(goal.n, goal.n - missingKinds(cards, goal.n))
    case 'hand-lead':
      return of(goal.n, lead(t, seat))
    case 'own-jetons':
      return of(goal.n, t.zone('jeton', seat).size)
    case 'gained-by-powers':
      return of(goal.n, t.active === seat ? t.track('gained') : 0)
    default:
      return null
  }
}

/** Whether so much progress fulfils the Destiny at once; a lead in cards counts only at the end of one's turn. */
export const wins = ({ have, need }: Progress, { goal }: DestinCard): boolean => have >= need && goal.op !== 'hand-lead'
