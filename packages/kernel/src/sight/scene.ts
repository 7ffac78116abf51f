import { ALL, type Layout, type Place, type Veiled, viewerBit } from '../layout.ts'
import type { Piece, Result, State } from '../state.ts'
import type { Table } from '../table/table.ts'
import { openId, placeName, seenOrder, type Viewer } from './piece-id.ts'

/** A piece as a viewer sees it lie: its face and its id, then the marks it shows; out of sight and bare only its face, -1: unknown. */
export type SeenPiece = number | readonly [face: number, id: string | null, ...marks: number[]]

/** The table as one viewer sees it, place by place: what is sent, and what a view is made of. */
export interface Scene {
  readonly phase: string
  readonly step: number
  readonly active: number
  readonly round: number
  readonly result: Result | null
  /** The places by name: a piece out of sight is called after its place. */
  readonly names: readonly string[]
  /** How many marks a piece can have. */
  readonly marks: number
  readonly places: readonly (readonly SeenPiece[])[]
  readonly tracks: readonly number[]
  readonly facts: readonly unknown[]
}

const NOTHING: readonly never[] = []
/** In so many ways a place may be seen: its top or not, what lies below or not. */
const WAYS = 4

/** Makes scenes of one table: a place that several viewers see alike is looked at once, and is one object for all of them. */
export class Scenes {
  /** By place and way of seeing it: the pieces; null where what a viewer knows besides makes a difference. */
  private readonly alike: (readonly SeenPiece[] | null)[] = []
  /** How the place was touched last when they were made; -1: never. */
  private readonly madeAt: number[] = []
  private tracks: readonly number[] = NOTHING

  /**
   * The table as a viewer may see it now. Parts that are as in `before` are the very same objects, so that one look tells;
   * places that were `touchedThen` as they are now are not looked at, the others are noted there.
   */
  see(table: Table, viewer: Viewer, before: Scene | null, touchedThen: number[]): Scene {
    const { state, layout, touched } = table
    const bit = viewerBit(viewer)
    const lay = before?.places ?? NOTHING
    if (this.madeAt.length === 0)
      for (let way = 0; way < WAYS * layout.places.length; way++) {
        this.madeAt.push(-1)
        this.alike.push(null)
      }
    let places: (readonly SeenPiece[])[] | null = null
    for (let index = 0; index < layout.places.length; index++) {
      if (touched && touched[index] === touchedThen[index]) continue
      if (touched) touchedThen[index] = touched[index] as number
      const lies = this.at(table, layout.places[index] as Place, viewer, lay[index])
      if (lies === lay[index]) continue
      places ??= lay.slice()
      places[index] = lies
    }
    if (layout.veiledTracks.length === 0) this.tracks = veil(state.tracks, NOTHING, bit, 0, this.tracks)
    return {
      phase: state.phase,
      step: state.step,
      active: state.active,
      round: state.round,
      result: state.result,
      names: namesOf(layout),
      marks: state.marks.length / state.face.length,
      places: places ?? lay,
      tracks:
        layout.veiledTracks.length === 0
          ? this.tracks
          : veil(state.tracks, layout.veiledTracks, bit, 0, before?.tracks ?? NOTHING),
      facts: veil(state.facts, layout.veiledFacts, bit, null, before?.facts ?? NOTHING),
    }
  }

  private at(table: Table, place: Place, viewer: Viewer, mine: readonly SeenPiece[] | undefined): readonly SeenPiece[] {
    const bit = viewerBit(viewer)
    const way = WAYS * place.index + (place.mask & bit ? 2 : 0) + (place.belowMask & bit ? 1 : 0)
    const touched = table.touched?.[place.index] ?? -1
    if (touched < 0 || this.madeAt[way] !== touched) {
      const pieces = table.state.places[place.index] as Piece[]
      this.madeAt[way] = touched
      if (pieces.length === 0) this.alike[way] = NOTHING
      else if (isToldApart(table.state, place, pieces)) this.alike[way] = null
      else if (isClosed(place, bit)) this.alike[way] = unknown(pieces.length)
      else this.alike[way] = seenPieces(table, place, viewer, this.alike[way] ?? NOTHING)
    }
    return this.alike[way] ?? seenPieces(table, place, viewer, mine ?? NOTHING)
  }
}

/** Whether somebody knows a piece here that the place does not show to everybody. */
function isToldApart({ known }: State, { mask, spec }: Place, pieces: readonly Piece[]): boolean {
  if (mask === ALL && !spec.topOnly) return false
  for (let i = 0; i < pieces.length; i++) if (known[pieces[i] as Piece] !== 0) return true
  return false
}

/** Whether a viewer sees nothing of what lies here, not even a mark. */
function isClosed({ mask, belowMask, spec }: Place, bit: number): boolean {
  return spec.order !== 'row' && !(mask & bit) && !(spec.topOnly && belowMask & bit)
}
const unknowns: (readonly SeenPiece[])[] = []
/** So many pieces of which nothing is known. */
function unknown(count: number): readonly SeenPiece[] {
  unknowns[count] ??= new Array<SeenPiece>(count).fill(-1)
  return unknowns[count]
}

/** What a viewer sees at a place; the very same list as before if it is the same. */
function seenPieces(table: Table, place: Place, viewer: Viewer, before: readonly SeenPiece[]): readonly SeenPiece[] {
  const { state } = table
  const bit = viewerBit(viewer)
  const inSight = (place.mask & bit) !== 0
  const covered = place.spec.topOnly ? (place.belowMask & bit) !== 0 : inSight
  const marked = inSight || place.spec.order === 'row'
  const pieces = seenOrder(table, place, viewer)
  const { length } = pieces
  let seen: SeenPiece[] | null = before.length === length ? null : []
  for (let position = 0; position < length; position++) {
    const piece = pieces[position] as Piece
    const sees = position === length - 1 ? inSight : covered
    const face = sees || (state.known[piece] as number) & bit ? (state.face[piece] as number) : -1
    const was = before[position]
    const now = seenPiece(state, piece, face, sees ? openId(table, piece) : null, marked, was)
    if (now !== was) seen ??= before.slice(0, position)
    seen?.push(now)
  }
  return seen ?? before
}

function seenPiece(
  { marks, face: { length: size } }: State,
  piece: Piece,
  face: number,
  id: string | null,
  marked: boolean,
  was: SeenPiece | undefined,
): SeenPiece {
  let shown = 0
  if (marked) for (let at = piece, n = 1; at < marks.length; at += size, n++) if (marks[at] !== 0) shown = n
  if (id === null && shown === 0) return face
  if (typeof was === 'object' && was.length === 2 + shown && was[0] === face && was[1] === id) {
    let n = 0
    while (n < shown && was[2 + n] === marks[n * size + piece]) n++
    if (n === shown) return was
  }
  if (shown === 0) return [face, id]
  const seen: [number, string | null, ...number[]] = [face, id]
  for (let n = 0; n < shown; n++) seen.push(marks[n * size + piece] as number)
  return seen
}

function veil<T>(
  values: readonly T[],
  veiled: readonly Veiled[],
  bit: number,
  hidden: T,
  old: readonly T[],
): readonly T[] {
  let seen = values
  for (const { index, mask } of veiled)
    if (!(mask & bit)) {
      if (seen === values) seen = values.slice()
      ;(seen as T[])[index] = hidden
    }
  if (isSame(seen, old)) return old
  return seen === values ? values.slice() : seen
}
function isSame<T>(list: readonly T[], old: readonly T[]): boolean {
  if (old.length !== list.length) return false
  for (let i = 0; i < list.length; i++) if (list[i] !== old[i]) return false
  return true
}

const namesByLayout = new WeakMap<Layout, readonly string[]>()
function namesOf(layout: Layout): readonly string[] {
  let names = namesByLayout.get(layout)
  if (!names) {
    names = layout.places.map(placeName)
    namesByLayout.set(layout, names)
  }
  return names
}
