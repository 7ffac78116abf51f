import type { Seat } from '@sablier/kernel'
import type { Change } from './effect-changes.ts'
import { cubesLeft } from './procedures/cubes.ts'
import type { Table } from './shape.ts'

/** What each service brings and costs at most; where an amount is chosen, for one payment. */
const MOST: Readonly<Record<string, readonly Change[]>> = {
  'work-city': [
    { what: 'gold', n: 2 },
    { what: 'magic', n: -1 },
  ],
  'work-thieves-guild': [
    { what: 'gold', n: 3 },
    { what: 'health', n: -1 },
  ],
  'work-fortress': [
    { what: 'experience', n: 2 },
    { what: 'health', n: -1 },
  ],
  'heal-monastery': [{ what: 'health', n: 1 }],
  'recharge-desert': [{ what: 'magic', n: 3 }],
  tavern: [
    { what: 'health', n: 1 },
    { what: 'magic', n: 1 },
    { what: 'gold', n: -1 },
  ],
  'heal-forest-camp': [
    { what: 'health', n: 1 },
    { what: 'gold', n: -1 },
  ],
  'recharge-magic-tower': [
    { what: 'magic', n: 2 },
    { what: 'gold', n: -1 },
  ],
}

/** Is this an answer that uses the service of a space? */
export const isService = (id: string): boolean => id in MOST

/** What the service of a space would bring a seat now and cost it: only what was lost comes back. */
export function serviceChanges(t: Table, seat: Seat, id: string): Change[] {
  const changes = (MOST[id] ?? []).map(({ what, n }) =>
    n > 0 && (what === 'health' || what === 'magic') ? { what, n: Math.min(n, cubesLeft(t, what, seat)) } : { what, n },
  )
  return changes.filter(({ n }) => n !== 0)
}
