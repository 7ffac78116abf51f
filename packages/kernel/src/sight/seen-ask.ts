import type { Ask } from '../flow/ask.ts'
import { viewerBit } from '../layout.ts'
import type { Seat } from '../shape.ts'
import type { Piece } from '../state.ts'
import { NO_PARAMS } from '../table/event-params.ts'
import type { Param, Params } from '../table/events.ts'
import type { Table } from '../table/table.ts'
import type { FillParam } from '../text/fill.ts'
import { seenOrder } from './piece-id.ts'
import { placeSeers, seers } from './seers.ts'

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

type Always = 'kind' | 'seat' | 'rule' | 'min' | 'max'
/** An ask as it is sent: what most asks do not have is left out, and an option that is just a piece in sight is its number. */
export type AskPayload = Pick<SeenAsk, Always> &
  Partial<Omit<SeenAsk, Always | 'options'>> & { readonly options: readonly (Piece | SeenOption)[] }

/** An ask as its seat may know it. */
export function askPayload(ask: Ask): AskPayload {
  const { table, spec, seat } = ask
  const { kind, rule, text, params, source, min, max, caps, refused } = spec
  const bit = viewerBit(seat)
  const cardOf = (piece: Piece): string | null =>
    seers(table.layout, table.state, piece) & bit ? table.card(piece).id : null
  const numbers = new Numbers(table, seat)
  const shown = (item: { piece?: Piece; seat?: Seat; text?: string; params?: Params }, id: string): SeenOption => {
    const option: { -readonly [K in keyof SeenOption]: SeenOption[K] } = { id }
    if (item.piece !== undefined) {
      option.card = cardOf(item.piece)
      option.piece = numbers.of(item.piece)
    }
    if (item.seat !== undefined) option.seat = item.seat
    if (item.text !== undefined) option.text = item.text
    if (item.params !== undefined) option.params = seenParams(item.params, cardOf)
    return option
  }
  const count = kind === 'propose' ? 0 : ask.count
  const options = new Array<Piece | SeenOption>(count)
  const pieces = spec.itemKind === 'piece' && kind !== 'agree' && kind !== 'amount'
  for (let n = 0; n < count; n++) {
    const piece = spec.items[n] as Piece
    if (pieces && placeSeers(table.state, table.place(piece), piece) & bit) options[n] = numbers.of(piece)
    else {
      const option = ask.option(n)
      options[n] = shown(option, option.id)
    }
  }
  const sent: { -readonly [K in keyof AskPayload]: AskPayload[K] } = { kind, seat, rule, options, min, max }
  if (text !== rule) sent.text = text
  if (params !== NO_PARAMS) sent.params = seenParams(params, cardOf)
  if (source !== null) sent.source = cardOf(source)
  if (refused) sent.refused = refused().map((not) => ({ ...shown(not, ask.refusedId(not)), why: not.why }))
  if (caps) sent.caps = caps
  if (kind === 'propose') sent.candidates = spec.items
  return sent
}

const NONE: readonly never[] = []
/** An ask that was sent, as screens read it; `ids` are those of the view it belongs to. */
export function askOf(sent: AskPayload, ids: readonly string[]): SeenAsk {
  const { kind, seat, rule, text = rule, params = {}, source = null, min, max, caps = null } = sent
  const options = sent.options.map((option) => (typeof option === 'number' ? pieceOption(option, ids) : option))
  const { refused = NONE, candidates = NONE } = sent
  return { kind, seat, rule, text, params, source, options, refused, min, max, caps, candidates }
}
function pieceOption(piece: Piece, ids: readonly string[]): SeenOption {
  const id = ids[piece] ?? ''
  return { id, card: id.slice(0, id.lastIndexOf('#')), piece }
}

/** The numbers of pieces in a seat's view: they are counted place by place, in the order in which the seat sees them. */
class Numbers {
  private home = -1
  private first = 0
  constructor(
    private readonly table: Table,
    private readonly seat: Seat,
  ) {}

  of(piece: Piece): Piece {
    const { table, seat } = this
    const { places, home } = table.state
    const at = home[piece] as number
    // Options mostly lie at one place.
    if (at !== this.home) {
      this.home = at
      this.first = 0
      for (let index = 0; index < at; index++) this.first += (places[index] as Piece[]).length
    }
    return this.first + seenOrder(table, table.place(piece), seat).indexOf(piece)
  }
}

/** Parameters with pieces replaced by the card a reader may see. */
export function seenParams(params: Params, cardOf: (piece: Piece) => string | null): Record<string, FillParam> {
  const seen: Record<string, FillParam> = {}
  for (const name in params) seen[name] = seenParam(params[name] as Param, cardOf)
  return seen
}
/** One of them. */
export function seenParam(param: Param, cardOf: (piece: Piece) => string | null): FillParam {
  if (typeof param !== 'object') return param
  if ('piece' in param) return { card: cardOf(param.piece) }
  if ('phrase' in param) return { phrase: param.phrase, params: seenParams(param.params ?? {}, cardOf) }
  if ('list' in param) return { list: param.list.map((item) => seenParam(item, cardOf)) }
  return param
}
