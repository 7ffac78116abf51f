import type { Seat } from '@sablier/kernel'
import type { Fight } from '../src/facts/fight.ts'
import { foesOf } from '../src/procedures/fight/fight.ts'
import type { Table } from '../src/shape.ts'
import { TASTE } from './taste.ts'
import { spoilWorth } from './worth.ts'

const DRACONIC_BONUS = 5

/** What beating the monster before him would bring the seat whose fight it is, over being beaten. */
export function prizeOf(t: Table, fight: Fight): number {
  let worth = TASTE.wound
  for (const foe of foesOf(t, fight)) {
    worth += foe.trophies + TASTE.gem * foe.gems + spoilWorth(t, fight.owner, foe)
    if (foe.guards) worth += TASTE.power * DRACONIC_BONUS
    if (foe.reward) worth += 1
  }
  return TASTE.prize * worth
}

/** What another's gain costs a seat: all of it between two, less the more there are. */
export const rivalry = (t: Table, seat: Seat): number => TASTE.rivalry / Math.max(1, t.turnOrder(seat).length - 1)
