import type { Seat } from '@sablier/kernel'
import { GUILDS, type Guild } from './board.ts'
import { hasCertificate } from './procedures/seats.ts'
import type { Table } from './shape.ts'

/** One source of points: the certificate of a guild. */
export interface BreakdownPart {
  readonly source: Guild
  readonly points: number
}

/** Where the score of a seat comes from: one point for the certificate of each guild. */
export function breakdown(t: Table, seat: Seat): BreakdownPart[] {
  return GUILDS.map((source) => ({ source, points: hasCertificate(t, seat, source) ? 1 : 0 }))
}
