import type { Happening, Piece, Seat } from '@sablier/kernel'
import { firedBy } from './procedures/location-triggers.ts'
import { ROW_SPACES, rowOf, typeOf } from './procedures/places.ts'
import type { Table } from './shape.ts'

/** What follows when a card enters a PRESENT as it lies now. */
interface EntryPreview {
  /** The card that its full row pushes out. */
  readonly pushes: Piece | null
  /** The Locations that answer, from left to right. */
  readonly answers: readonly Piece[]
}

/** What a card will set off once it is emptied; `piece` must be known to the seat. */
export function entryPreview(t: Table, seat: Seat, piece: Piece): EntryPreview {
  const type = typeOf(t, piece)
  const row = rowOf(t, type, seat)
  const pushes = (row.size >= ROW_SPACES ? row.pieces[0] : null) ?? null
  const happenings: Happening[] = [{ on: 'entered', seat, piece }]
  // An Event that was not used is discarded: nobody answers that.
  if (pushes !== null && type !== 'event') happenings.push({ on: 'pushed', seat, piece: pushes })
  const answering = new Set(happenings.flatMap((happening) => firedBy(t, seat, happening).map((fired) => fired.piece)))
  const answers = t.zone('present-locations', seat).pieces.filter((one) => answering.has(one) && one !== pushes)
  return { pushes, answers }
}
