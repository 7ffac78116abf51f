import type { Layout, Place } from '../layout.ts'
import type { Piece, State } from '../state.ts'

/** The viewers who see the piece because of its place, as a bit mask. */
export function placeSeers(state: State, place: Place, piece: Piece): number {
  if (!place.spec.topOnly) return place.mask
  const pieces = state.places[place.index] as Piece[]
  return pieces[pieces.length - 1] === piece ? place.mask : place.belowMask
}

/** The viewers who will see a piece because of where it is laid: on top of `size` others, at the bottom, or at a position. */
export function seersAt({ mask, belowMask, spec }: Place, others: number, at: 'bottom' | number = others): number {
  const covered = spec.topOnly && (at === 'bottom' ? 0 : at) < others
  return covered ? belowMask : mask
}

/** The viewers who may read the piece: by its place or by their knowledge. */
export function seers(layout: Layout, state: State, piece: Piece): number {
  const place = layout.places[state.home[piece] as number] as Place
  return placeSeers(state, place, piece) | (state.known[piece] as number)
}
