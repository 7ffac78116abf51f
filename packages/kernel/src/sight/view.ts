import type { Ask } from '../flow/ask.ts'
import { type Place, type Veiled, viewerBit } from '../layout.ts'
import type { Seat } from '../shape.ts'
import type { Piece, State } from '../state.ts'
import type { Param, Params } from '../table/events.ts'
import type { Table } from '../table/table.ts'
import type { FillParam } from '../text/fill.ts'
import { hiddenId, openId, seenOrder, type Viewer } from './piece-id.ts'
import { seers } from './seers.ts'

/** The state with holes: the same shape, pieces renumbered by where they lie, unknown faces -1. */
export interface SeenState {
  readonly state: State
  /** The id of each piece of `state` as asks and events name it. */
  readonly ids: readonly string[]
}

/** An option as data for the asked seat. */
export interface SeenOption {
  readonly id: string
  readonly card?: string | null
  /** The piece in the view's state. */
  readonly piece?: Piece
  readonly seat?: Seat
  readonly text?: string
  readonly params?: Readonly<Record<string, FillParam>>
}
/** An ask as data for the asked seat. */
export interface SeenAsk {
  readonly kind: Ask['kind']
  readonly seat: Seat
  readonly rule: string
  readonly text: string
  readonly params: Readonly<Record<string, FillParam>>
  readonly source: string | null
  readonly options: readonly SeenOption[]
  readonly refused: readonly (SeenOption & { readonly why: string })[]
  readonly min: number
  readonly max: number
  readonly caps: readonly number[] | null
  /** For a proposal: examples that may be made. */
  readonly candidates: readonly unknown[]
}

/** The seen state with the number of each true piece in it. */
export interface NumberedState extends SeenState {
  readonly numbers: readonly Piece[]
}

/** The state as a viewer may see it. Parts that are as in `before` are the very same objects, so that one look tells. */
export function seenState(table: Table, viewer: Viewer, before: NumberedState | null): NumberedState {
  const { state, layout } = table
  const bit = viewerBit(viewer)
  const size = state.face.length
  const old = before?.state
  const wereFaces = old?.face ?? NONE
  const wereKeys = old?.key ?? NONE
  const wereNames = before?.ids ?? NONE
  const wereNumbers = before?.numbers ?? NONE
  let [newFaces, newKeys, newNames, newNumbers] = [!old, !old, !old, !old]
  let places: Piece[][] | null = null
  let number = 0
  for (let index = 0; index < layout.places.length; index++) {
    const place = layout.places[index] as Place
    const order = seenOrder(table, place, viewer)
    const { length } = order
    const lay = old?.places[index]
    // Pieces are numbered by where they lie: a place is as before if it begins and ends with the same numbers.
    if (lay?.length !== length || (length > 0 && lay[0] !== number)) {
      places ??= old?.places.slice() ?? []
      places[index] = countFrom(number, length)
    }
    const covered = (place.spec.topOnly ? place.belowMask : place.mask) & bit
    for (let position = 0; position < length; position++, number++) {
      const piece = order[position] as Piece
      const inSight = position === length - 1 ? place.mask & bit : covered
      const face = inSight | ((state.known[piece] as number) & bit) ? (state.face[piece] as number) : -1
      const key = inSight ? (state.key[piece] as number) : 0
      const name = inSight ? openId(table, piece) : hiddenId(place, position)
      faces[number] = face
      keys[number] = key
      names[number] = name
      numbers[piece] = number
      if (wereFaces[number] !== face) newFaces = true
      if (wereKeys[number] !== key) newKeys = true
      if (wereNames[number] !== name) newNames = true
      if (wereNumbers[piece] !== number) newNumbers = true
    }
  }
  const byPiece = newNumbers ? numbers.slice(0, size) : (wereNumbers as Piece[])
  return {
    ids: newNames ? names.slice(0, size) : (wereNames as readonly string[]),
    numbers: byPiece,
    state: {
      phase: state.phase,
      step: state.step,
      active: state.active,
      round: state.round,
      face: newFaces ? faces.slice(0, size) : (wereFaces as number[]),
      key: newKeys ? keys.slice(0, size) : (wereKeys as number[]),
      nextKey: 0,
      home: places || !old ? homes(places ?? [], size) : old.home,
      known: old?.known ?? new Array<number>(size).fill(0),
      places: places ?? old?.places ?? [],
      tracks: veil(state.tracks, layout.veiledTracks, bit, 0, old?.tracks),
      marks: seenMarks(table, byPiece, bit, old?.marks),
      facts: veil(state.facts, layout.veiledFacts, bit, null, old?.facts),
      chance: NO_CHANCE,
      result: state.result,
    },
  }
}

const NO_CHANCE: State['chance'] = [0, 0, 0, 0]
const NONE: readonly never[] = []
// Lists are written here first and copied only where they are not as before: most are.
const faces: number[] = []
const keys: number[] = []
const names: string[] = []
const numbers: number[] = []
const marked: number[] = []

function countFrom(first: number, length: number): number[] {
  const list = new Array<number>(length)
  for (let i = 0; i < length; i++) list[i] = first + i
  return list
}
function homes(places: readonly Piece[][], size: number): number[] {
  const home = new Array<number>(size)
  for (let index = 0; index < places.length; index++)
    for (const number of places[index] as Piece[]) home[number] = index
  return home
}

/** Marks, but none on cards of a hidden set or stack: they would tell the cards apart, or be followed through a shuffle. */
function seenMarks(
  { state, layout }: Table,
  numbers: readonly Piece[],
  bit: number,
  old: readonly number[] | undefined,
): number[] {
  const size = state.face.length
  const { length } = state.marks
  for (let at = 0; at < length; at++) marked[at] = 0
  for (let first = 0; first < length; first += size)
    for (let piece = 0; piece < size; piece++) {
      const value = state.marks[first + piece] as number
      if (value === 0) continue
      const place = layout.places[state.home[piece] as number] as Place
      if (place.spec.order === 'row' || place.mask & bit) marked[first + (numbers[piece] as Piece)] = value
    }
  return isSame(marked, old, length) ? (old as number[]) : marked.slice(0, length)
}

function veil<T>(
  values: readonly T[],
  veiled: readonly Veiled[],
  bit: number,
  hidden: T,
  old: readonly T[] | undefined,
): T[] {
  let seen = values
  for (const { index, mask } of veiled)
    if (!(mask & bit)) {
      if (seen === values) seen = values.slice()
      ;(seen as T[])[index] = hidden
    }
  if (isSame(seen, old, seen.length)) return old as T[]
  return seen === values ? values.slice() : (seen as T[])
}
function isSame<T>(list: readonly T[], old: readonly T[] | undefined, length: number): boolean {
  if (old?.length !== length) return false
  for (let i = 0; i < length; i++) if (list[i] !== old[i]) return false
  return true
}

/** An ask as its seat reads it, with ids that fit the seat's view. */
export function seenAsk(ask: Ask, numbers: readonly Piece[]): SeenAsk {
  const { table, spec, seat } = ask
  const cardOf = (piece: Piece): string | null =>
    seers(table.layout, table.state, piece) & viewerBit(seat) ? table.card(piece).id : null
  const shown = (item: { piece?: Piece; seat?: Seat; text?: string; params?: Params }, id: string): SeenOption => {
    const option: { -readonly [K in keyof SeenOption]: SeenOption[K] } = { id }
    if (item.piece !== undefined) {
      option.card = cardOf(item.piece)
      option.piece = numbers[item.piece] as Piece
    }
    if (item.seat !== undefined) option.seat = item.seat
    if (item.text !== undefined) option.text = item.text
    if (item.params !== undefined) option.params = seenParams(item.params, cardOf)
    return option
  }
  return {
    kind: spec.kind,
    seat,
    rule: spec.rule,
    text: spec.text,
    params: seenParams(spec.params, cardOf),
    source: spec.source === null ? null : cardOf(spec.source),
    options: spec.kind === 'propose' ? [] : ask.options().map((option) => shown(option, option.id)),
    refused: (spec.refused?.() ?? []).map((refused) => ({
      ...shown(refused, ask.refusedId(refused)),
      why: refused.why,
    })),
    min: spec.min,
    max: spec.max,
    caps: spec.caps,
    candidates: spec.kind === 'propose' ? spec.items : [],
  }
}

/** Parameters with pieces replaced by the card a reader may see. */
export function seenParams(params: Params, cardOf: (piece: Piece) => string | null): Record<string, FillParam> {
  const seen: Record<string, FillParam> = {}
  for (const name in params) seen[name] = seenParam(params[name] as Param, cardOf)
  return seen
}
function seenParam(param: Param, cardOf: (piece: Piece) => string | null): FillParam {
  if (typeof param !== 'object') return param
  if ('piece' in param) return { card: cardOf(param.piece) }
  if ('phrase' in param) return { phrase: param.phrase, params: seenParams(param.params ?? {}, cardOf) }
  if ('list' in param) return { list: param.list.map((item) => seenParam(item, cardOf)) }
  return param
}
