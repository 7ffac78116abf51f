import { seers } from '../sight/seers.ts'
import type { Piece } from '../state.ts'
import type { Param, Params, Sighted, ToldParam } from './events.ts'
import type { Table } from './table.ts'

export const NO_PARAMS: Params = {}

/** A piece as an event names it; `also` may read it besides those who see it. */
export function sighted({ state, layout }: Pick<Table, 'state' | 'layout'>, piece: Piece, also = 0): Sighted {
  return {
    piece,
    face: state.face[piece] as number,
    key: state.key[piece] as number,
    seen: seers(layout, state, piece) | also,
  }
}

/** What a line tells: the parameters themselves, unless one of them is a piece. */
export function toldParams(t: Pick<Table, 'state' | 'layout'>, params: Params): Readonly<Record<string, ToldParam>> {
  let told: Record<string, ToldParam> | null = null
  for (const name in params) {
    const param = params[name] as Param
    const heard = toldParam(t, param)
    if (heard === param) continue
    told ??= { ...(params as Record<string, ToldParam>) }
    told[name] = heard
  }
  return told ?? (params as Record<string, ToldParam>)
}
function toldParam(t: Pick<Table, 'state' | 'layout'>, param: Param): ToldParam {
  if (typeof param !== 'object') return param
  if ('piece' in param) return { sighted: sighted(t, param.piece) }
  if ('phrase' in param) {
    const params = toldParams(t, param.params ?? NO_PARAMS)
    return params === param.params ? (param as ToldParam) : { phrase: param.phrase, params }
  }
  if ('list' in param) return { list: param.list.map((item) => toldParam(t, item)) }
  return param
}
