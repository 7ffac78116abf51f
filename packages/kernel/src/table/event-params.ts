import type { Layout } from '../layout.ts'
import { seers } from '../sight/seers.ts'
import type { Piece, State } from '../state.ts'
import type { EventParam, Param, Params, Sighted } from './events.ts'

/** Where the pieces lie: all that an event needs of a table. */
interface Lying {
  readonly state: State
  readonly layout: Layout
}

export const NO_PARAMS: Params = {}

/** A piece as an event names it; `also` may read it besides those who see it. */
export function sighted({ state, layout }: Lying, piece: Piece, also = 0): Sighted {
  return {
    piece,
    face: state.face[piece] as number,
    key: state.key[piece] as number,
    seen: seers(layout, state, piece) | also,
  }
}

/** The parameters of a log line. Returned as they are unless one names a piece. */
export function eventParams(t: Lying, params: Params): Readonly<Record<string, EventParam>> {
  let copy: Record<string, EventParam> | null = null
  for (const name in params) {
    const param = params[name] as Param
    const own = eventParam(t, param)
    if (own === param) continue
    copy ??= { ...(params as Record<string, EventParam>) }
    copy[name] = own
  }
  return copy ?? (params as Record<string, EventParam>)
}
function eventParam(t: Lying, param: Param): EventParam {
  if (typeof param !== 'object') return param
  if ('piece' in param) return { sighted: sighted(t, param.piece) }
  if ('phrase' in param) {
    const params = eventParams(t, param.params ?? NO_PARAMS)
    return params === param.params ? (param as EventParam) : { phrase: param.phrase, params }
  }
  if ('list' in param) return { list: param.list.map((item) => eventParam(t, item)) }
  return param
}
