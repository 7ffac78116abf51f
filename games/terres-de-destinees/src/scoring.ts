import type { Seat } from '@sablier/kernel'
import { handSize, survivors } from './procedures/survivors.ts'
import type { Table } from './shape.ts'

/** What the score line shows: cards in hand, which are life and money. */
export const score = (t: Table, seat: Seat): number => handSize(t, seat)

/** The score line of every seat. */
export const finalScores = (t: Table): number[] => t.seats.map((seat) => score(t, seat))

/** The lead when a game has to be stopped: most cards acquired, then most cards in hand. */
export function leaders(t: Table): Seat[] {
  const left = survivors(t, 0)
  const rank = (seat: Seat): number => t.zone('in-play', seat).size * 1000 + handSize(t, seat)
  const best = Math.max(...left.map(rank))
  return left.filter((seat) => rank(seat) === best)
}
