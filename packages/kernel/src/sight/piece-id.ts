import { type Place, viewerBit } from '../layout.ts'
import type { Seat } from '../shape.ts'
import type { Piece, State } from '../state.ts'
import type { PlaceName } from '../table/events.ts'
import type { SeenPiece } from './seen-piece.ts'
import { placeSeers } from './seers.ts'

/** The parts of a table that sight reads: the places of its pieces, their cards, and how the visible ones were last shown. */
export interface SightedTable {
  readonly state: State
  readonly openPieces: OpenPiece[]
  place(piece: Piece): Place
  card(piece: Piece): { readonly id: string }
}

/** A viewer: a seat or somebody watching. */
export type Viewer = Seat | 'spectator'

/**
 * The order in which a viewer sees the pieces of a place. A set that they cannot see has no order to follow:
 * the cards they know come first, by card, then the unknown ones as chance has it, not as they arrived.
 */
export function seenOrder(table: SightedTable, place: Place, viewer: Viewer): readonly Piece[] {
  const { state } = table
  const pieces = state.places[place.index] as Piece[]
  const bit = viewerBit(viewer)
  if (pieces.length < 2 || place.spec.order !== 'set' || place.mask & bit) return pieces
  const ordered: Piece[] = []
  const ranks: number[] = []
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    const rank = (state.known[piece] as number) & bit ? (state.face[piece] as number) : blindRank(state, piece)
    let at = i
    for (; at > 0 && (ranks[at - 1] as number) > rank; at--) {
      ordered[at] = ordered[at - 1] as Piece
      ranks[at] = ranks[at - 1] as number
    }
    ordered[at] = piece
    ranks[at] = rank
  }
  return ordered
}

/** Behind all known cards, in an order that nobody can foresee: it comes from the state of chance. */
function blindRank({ chance }: State, piece: Piece): number {
  let mixed = Math.imul(piece ^ chance[0], 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ chance[2], 0x85ebca6b)
  return 0x1_0000_0000 + ((mixed ^ (mixed >>> 13)) >>> 0)
}

/** A piece in sight: its id is its card and its number, and how it was last shown is shown again while it is the same. */
export interface OpenPiece {
  readonly key: number
  readonly face: number
  readonly id: string
  shown: SeenPiece
}
/** A piece as those see it who see it lie. Kept until its card or its number changes. */
export function openPiece(table: SightedTable, piece: Piece): OpenPiece {
  const { openPieces, state } = table
  const key = state.key[piece] as number
  const face = state.face[piece] as number
  const kept = openPieces[piece]
  if (kept && kept.key === key && kept.face === face) return kept
  const id = `${table.card(piece).id}#${key}`
  const open: OpenPiece = { key, face, id, shown: [face, id] }
  openPieces[piece] = open
  return open
}
/** A place as ids and state payloads call it. */
export const placeName = ({ zone, at }: PlaceName): string => (at < 0 ? zone : `${zone}.${at}`)

/** The id of a piece out of sight: its place and position. */
export const hiddenId = (place: string, position: number): string => `${place}@${position}`

/** Whether an id can be the one under which a viewer meets a piece: asked first, since most can be told apart without making theirs. */
export function mayBeCalled(table: SightedTable, piece: Piece, viewer: Viewer, id: string): boolean {
  const isOpen = placeSeers(table.state, table.place(piece), piece) & viewerBit(viewer)
  return !isOpen || id.startsWith(table.card(piece).id)
}

/** The id under which a viewer meets a piece: card and number where they see it, place and position where they do not. */
export function pieceId(table: SightedTable, piece: Piece, viewer: Viewer): string {
  const place = table.place(piece)
  if (placeSeers(table.state, place, piece) & viewerBit(viewer)) return openPiece(table, piece).id
  return hiddenId(placeName(place.label), seenOrder(table, place, viewer).indexOf(piece))
}
