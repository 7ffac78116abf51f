import type { Seat } from '@sablier/kernel'
import { resourcePoints } from './scoring.ts'
import type { Table } from './shape.ts'

/** Where Fortune Points come from, in the order in which they are counted. */
export const POINT_SOURCES = ['won', 'locations', 'characters', 'resources'] as const
export type PointSourceId = (typeof POINT_SOURCES)[number]

/** The points of the cards of one type in a PAST, as far as they are known to whoever looks. */
function pastPointsOf(t: Table, seat: Seat, type: 'location' | 'character'): number {
  return t.zone('past', seat).pieces.reduce((sum, piece) => {
    const card = t.cardIfKnown(piece)
    return card?.type === type ? sum + card.fortune : sum
  }, 0)
}

/** The final points of a seat by source, to be read once a game is over. Points that no card names were won in play. */
export function breakdown(t: Table, seat: Seat): Readonly<Record<PointSourceId, number>> {
  const locations = pastPointsOf(t, seat, 'location')
  const characters = pastPointsOf(t, seat, 'character')
  const resources = resourcePoints(t, seat)
  return { won: t.track('fortune', seat) - locations - characters - resources, locations, characters, resources }
}

/** What the known cards of a PAST will bring at the end. */
export const knownPastPoints = (t: Table, seat: Seat): number =>
  pastPointsOf(t, seat, 'location') + pastPointsOf(t, seat, 'character')
