import type { Result, Seat } from '@sablier/kernel'
import type { Table } from './shape.ts'

/** What counts at the end. */
export const lightOf = (t: Table, seat: Seat): number => t.track('light', seat)

/** What a lair adds to the die. */
export function strengthOf(t: Table, seat: Seat): number {
  let strength = 0
  for (const piece of t.zone('lair', seat).pieces) strength += t.card(piece).strength
  return strength
}

/** Who wins at the last dawn. */
export function resultOf(t: Table): Result {
  const scores = t.seats.map((seat) => lightOf(t, seat))
  const best = Math.max(...scores)
  return { reason: 'dawn', winners: t.seats.filter((seat) => scores[seat] === best), scores }
}
