import type { Seat } from '@sablier/kernel'
import { seers } from '@sablier/kernel'
import type { DestinCard } from '@sablier/terres-de-destinees/src/cards/card'
import type { Table } from '@sablier/terres-de-destinees/src/shape'

/** The Destinies a seat can win with as another seat knows them: the shared ones, and the secret one if it was seen. */
export function knownDestins(t: Table, seat: Seat, viewer: Seat): DestinCard[] {
  const known = t.zone('common-destin').pieces.map((piece) => t.card(piece) as DestinCard)
  for (const piece of t.zone('secret-destin', seat).pieces)
    if (seers(t.layout, t.state, piece) & (1 << viewer)) known.push(t.card(piece) as DestinCard)
  return known
}

/** All Destinies of a seat in a dealt world. */
export function allDestins(t: Table, seat: Seat): DestinCard[] {
  return knownDestins(t, seat, seat)
}
