import type { Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** Small and large markers of gold and of experience. */
export const MARKERS = {
  small: { rule: 'money.small_marker', worth: 1, inBox: 25 },
  large: { rule: 'money.large_marker', worth: 5, inBox: 10 },
} as const
const MARKERS_IN_BOX = MARKERS.small.inBox * MARKERS.small.worth + MARKERS.large.inBox * MARKERS.large.worth
const CUBES_IN_BOX = 40

/** A sum laid out in as few markers as possible. */
export function inMarkers(sum: number): { readonly large: number; readonly small: number } {
  return { large: Math.floor(sum / MARKERS.large.worth), small: sum % MARKERS.large.worth }
}

/** What the bank holds: everything that lies on no character card. It may go below zero, play goes on. */
export function bank(t: Table): Readonly<Record<'red' | 'blue' | 'gold' | 'experience', number>> {
  const out = (count: (seat: Seat) => number): number => t.seats.reduce((sum, seat) => sum + count(seat), 0)
  return {
    red: CUBES_IN_BOX - out((seat) => t.track('strength', seat) + t.track('lost-strength', seat)),
    blue: CUBES_IN_BOX - out((seat) => t.track('willpower', seat) + t.track('lost-willpower', seat)),
    gold: MARKERS_IN_BOX - out((seat) => t.track('gold', seat)),
    experience: MARKERS_IN_BOX - out((seat) => t.track('experience', seat)),
  }
}
