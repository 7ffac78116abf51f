import { type Place, viewerBit } from '../layout.ts'
import type { Seat } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'
import { placeSeers } from './seers.ts'

/** A viewer: a seat or somebody watching. */
export type Viewer = Seat | 'spectator'

/**
 * The order in which a viewer sees the pieces of a place. A set that they cannot see has no order to follow:
 * the cards they know come first, by card, then the unknown ones.
 */
export function seenOrder(table: Table, place: Place, viewer: Viewer): readonly Piece[] {
  const { state } = table
  const pieces = state.places[place.index] as Piece[]
  const bit = viewerBit(viewer)
  if (place.spec.order !== 'set' || place.mask & bit) return pieces
  const known = (piece: Piece) => ((state.known[piece] as number) & bit) !== 0
  if (!pieces.some(known)) return pieces
  const rank = (piece: Piece) => (known(piece) ? (state.face[piece] as number) : 1_000_000)
  return pieces.slice().sort((a, b) => rank(a) - rank(b))
}

/** The id of a piece in sight: its card and its number. Kept until one of them changes. */
export function openId(table: Table, piece: Piece): string {
  const { openIds, state } = table
  const key = state.key[piece] as number
  const face = state.face[piece] as number
  const kept = openIds[piece]
  if (kept && kept.key === key && kept.face === face) return kept.id
  const id = `${table.card(piece).id}#${key}`
  openIds[piece] = { key, face, id }
  return id
}
const hiddenIds = new WeakMap<Place, string[]>()

/** The id of a piece out of sight: its place and position. */
export function hiddenId(place: Place, position: number): string {
  let ids = hiddenIds.get(place)
  if (!ids) {
    ids = []
    hiddenIds.set(place, ids)
  }
  const known = ids[position]
  if (known !== undefined) return known
  const id = `${place.name}${place.at < 0 ? '' : `.${place.at}`}@${position}`
  ids[position] = id
  return id
}

/** The id under which a viewer meets a piece: card and number where they see it, place and position where they do not. */
export function pieceId(table: Table, piece: Piece, viewer: Viewer): string {
  const place = table.place(piece)
  if (placeSeers(table.state, place, piece) & viewerBit(viewer)) return openId(table, piece)
  return hiddenId(place, seenOrder(table, place, viewer).indexOf(piece))
}
