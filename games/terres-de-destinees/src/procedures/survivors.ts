import type { Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** Two who began play the two-player variant to its end. */
export const isDuo = (t: Table): boolean => t.seats.length === 2

/** Whether a player has left the game. */
export const isOut = (t: Table, seat: Seat): boolean => t.track('eliminated', seat) === 1

/** Players still in the game, in turn order from the active one or from the given one. */
export function survivors(t: Table, from: Seat = t.active): Seat[] {
  const found: Seat[] = []
  const n = t.seats.length
  for (let i = 0; i < n; i++) {
    const seat = (from + i) % n
    if (!isOut(t, seat)) found.push(seat)
  }
  return found
}

/** Surviving players other than this one, in turn order after them. */
export function otherSurvivors(t: Table, you: Seat): Seat[] {
  const found = survivors(t, you)
  if (found[0] === you) found.shift()
  return found
}

/** The next survivor clockwise. */
export function nextSurvivor(t: Table, seat: Seat): Seat {
  let next = t.after(seat)
  while (isOut(t, next)) next = t.after(next)
  return next
}

/** How many cards a player holds: their life and their money. */
export const handSize = (t: Table, seat: Seat): number => t.zone('hand', seat).size
