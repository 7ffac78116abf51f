import type { Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { isAlone } from './fight.ts'

/** Those who could still become the one ally against the monster. */
export function possibleHelpers(t: Table, fight: Fight): Seat[] {
  if (fight.kind !== 'monster' || fight.ally >= 0 || isAlone(t, fight)) return []
  return t
    .turnOrder(fight.owner)
    .slice(1)
    .filter((seat) => seat !== fight.forced)
}
