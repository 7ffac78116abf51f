import type { Ask } from '../flow/ask.ts'
import { type Place, type Veiled, viewerBit } from '../layout.ts'
import type { Seat } from '../shape.ts'
import type { Piece, State } from '../state.ts'
import type { Param, Params } from '../table/events.ts'
import type { Table } from '../table/table.ts'
import type { FillParam } from '../text/fill.ts'
import { hiddenId, openId, seenOrder, type Viewer } from './piece-id.ts'
import { placeSeers, seers } from './seers.ts'

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

/** The state as a viewer may see it, and the number of each true piece in it. */
export function seenState(table: Table, viewer: Viewer): SeenState & { readonly numbers: readonly Piece[] } {
  const { state, layout } = table
  const bit = viewerBit(viewer)
  const size = state.face.length
  const face: number[] = []
  const key: number[] = []
  const home: number[] = []
  const ids: string[] = []
  const numbers: Piece[] = new Array(size)
  const places: Piece[][] = []
  for (const place of layout.places) {
    const order = seenOrder(table, place, viewer)
    const seen: Piece[] = []
    for (let position = 0; position < order.length; position++) {
      const piece = order[position] as Piece
      const inSight = placeSeers(state, place, piece) & bit
      const known = inSight | ((state.known[piece] as number) & bit)
      numbers[piece] = face.length
      seen.push(face.length)
      face.push(known ? (state.face[piece] as number) : -1)
      key.push(inSight ? (state.key[piece] as number) : 0)
      home.push(place.index)
      ids.push(inSight ? openId(table, piece) : hiddenId(place, position))
    }
    places.push(seen)
  }
  return {
    ids,
    numbers,
    state: {
      phase: state.phase,
      step: state.step,
      active: state.active,
      round: state.round,
      face,
      key,
      nextKey: 0,
      home,
      known: new Array<number>(size).fill(0),
      places,
      tracks: veil(state.tracks, layout.veiledTracks, bit, 0),
      marks: seenMarks(table, numbers, bit),
      facts: veil(state.facts, layout.veiledFacts, bit, null),
      chance: [0, 0, 0, 0],
      result: state.result,
    },
  }
}

/** Marks, but none on cards of a hidden set: they would tell the cards apart. */
function seenMarks({ state, layout }: Table, numbers: readonly Piece[], bit: number): number[] {
  const size = state.face.length
  const marks = new Array<number>(state.marks.length).fill(0)
  for (let at = 0; at < marks.length; at++) {
    const value = state.marks[at] as number
    if (value === 0) continue
    const piece = at % size
    const place = layout.places[state.home[piece] as number] as Place
    if (place.spec.order !== 'set' || place.mask & bit) marks[at - piece + (numbers[piece] as Piece)] = value
  }
  return marks
}

function veil<T>(values: readonly T[], veiled: readonly Veiled[], bit: number, hidden: T): T[] {
  const seen = values.slice()
  for (const { index, mask } of veiled) if (!(mask & bit)) seen[index] = hidden
  return seen
}

/** An ask as its seat reads it, with ids that fit the seat's view. */
export function seenAsk(ask: Ask, numbers: readonly Piece[]): SeenAsk {
  const { table, spec, seat } = ask
  const cardOf = (piece: Piece): string | null =>
    seers(table.layout, table.state, piece) & viewerBit(seat) ? table.card(piece).id : null
  const shown = (item: { piece?: Piece; seat?: Seat; text?: string; params?: Params }, id: string): SeenOption => ({
    id,
    ...(item.piece === undefined ? {} : { card: cardOf(item.piece), piece: numbers[item.piece] as Piece }),
    ...(item.seat === undefined ? {} : { seat: item.seat }),
    ...(item.text === undefined ? {} : { text: item.text }),
    ...(item.params === undefined ? {} : { params: seenParams(item.params, cardOf) }),
  })
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
