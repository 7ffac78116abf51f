import { type Place, viewerBit } from '../layout.ts'
import type { Piece, State } from '../state.ts'
import { type OpenPiece, openPiece, type SightedTable, seenOrder, type Viewer } from './piece-id.ts'

/** A piece as a viewer sees it lie: its face and its id, then the marks it shows; out of sight and bare only its face, -1: unknown. */
export type SeenPiece = number | readonly [face: number, id: string | null, ...marks: number[]]

/** The pieces of a place as a viewer sees them; the very same list as before if nothing changed. */
export function seenPieces(
  table: SightedTable,
  place: Place,
  viewer: Viewer,
  before: readonly SeenPiece[],
): readonly SeenPiece[] {
  const { state } = table
  const bit = viewerBit(viewer)
  const inSight = (place.mask & bit) !== 0
  const covered = place.spec.topOnly ? (place.belowMask & bit) !== 0 : inSight
  const marked = inSight || place.spec.order === 'row'
  const pieces = seenOrder(table, place, viewer)
  const { length } = pieces
  let seen = before.length === length ? null : new Array<SeenPiece>(length)
  for (let position = 0; position < length; position++) {
    const piece = pieces[position] as Piece
    const sees = position === length - 1 ? inSight : covered
    const shown = marked ? countMarks(state, piece) : 0
    const was = before[position]
    let now: SeenPiece
    if (sees) now = seenOpen(state, piece, openPiece(table, piece), shown)
    else {
      const face = (state.known[piece] as number) & bit ? (state.face[piece] as number) : -1
      now = shown === 0 ? face : seenClosed(state, piece, face, was)
    }
    if (now !== was) seen ??= before.slice()
    if (seen) seen[position] = now
  }
  return seen ?? before
}

/** How many marks of a piece are told: those after the last that is not zero are not. */
function countMarks({ marks, face: { length: size } }: State, piece: Piece): number {
  let shown = 0
  for (let at = piece, n = 1; at < marks.length; at += size, n++) if (marks[at] !== 0) shown = n
  return shown
}
function seenOpen(state: State, piece: Piece, open: OpenPiece, shown: number): SeenPiece {
  if (!isMarked(open.shown, state, piece, shown)) open.shown = withMarks(state, piece, open, shown)
  return open.shown
}
/** Out of sight, but with marks that are told. */
function seenClosed(state: State, piece: Piece, face: number, was: SeenPiece | undefined): SeenPiece {
  const shown = countMarks(state, piece)
  const isSame = typeof was === 'object' && was[0] === face && was[1] === null && isMarked(was, state, piece, shown)
  return isSame ? was : withMarks(state, piece, { face, id: null }, shown)
}
/** Whether a piece was seen with just the marks it has now. */
function isMarked(was: SeenPiece, { marks, face: { length: size } }: State, piece: Piece, shown: number): boolean {
  if (typeof was === 'number' || was.length !== 2 + shown) return false
  for (let n = 0; n < shown; n++) if (was[2 + n] !== marks[n * size + piece]) return false
  return true
}
function withMarks(
  { marks, face: { length: size } }: State,
  piece: Piece,
  { face, id }: { readonly face: number; readonly id: string | null },
  shown: number,
): SeenPiece {
  // As long as it will be from the start: a list that grows takes up far more than these few.
  const seen = new Array<unknown>(2 + shown)
  seen[0] = face
  seen[1] = id
  for (let n = 0; n < shown; n++) seen[2 + n] = marks[n * size + piece]
  return seen as unknown as SeenPiece
}
