import type { Seat } from '@sablier/kernel'
import type { Table } from './shape.ts'

/** What the score line shows: the certificates a seat holds. */
export function certificatesOf(t: Table, seat: Seat): number {
  return t.zone('certificates', seat).size
}

/**
 * The final scores: the living by certificates, the dead below them, the one who died later ahead.
 * So the ranking is the order of the scores, and equal scores share a rank.
 */
export function scoresOf(t: Table): number[] {
  t.cite('end.ranking').say('ranking')
  return t.seats.map((seat) => {
    const fallen = t.track('fallen', seat)
    return fallen === 0 ? certificatesOf(t, seat) : fallen - t.seats.length - 1
  })
}

/** The ranks that belong to scores: 1 for the best, equal scores share a rank. */
export function ranksOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length)
}
