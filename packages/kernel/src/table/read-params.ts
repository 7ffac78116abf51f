import type { Seat } from '../shape.ts'
import type { Piece } from '../state.ts'
import type { Params } from './events.ts'

/** The seat that a parameter names; undefined if it names none. */
export function seatParam(params: Params, name: string): Seat | undefined {
  const param = params[name]
  return typeof param === 'object' && 'seat' in param ? param.seat : undefined
}
/** The piece that a parameter names; undefined if it names none. */
export function pieceParam(params: Params, name: string): Piece | undefined {
  const param = params[name]
  return typeof param === 'object' && 'piece' in param ? param.piece : undefined
}
