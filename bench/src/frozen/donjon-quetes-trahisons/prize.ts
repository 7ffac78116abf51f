import type { Fight } from '@sablier/donjon-quetes-trahisons/src/facts/fight'
import { foesOf } from '@sablier/donjon-quetes-trahisons/src/procedures/fight/fight'
import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import type { Seat } from '@sablier/kernel'
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
