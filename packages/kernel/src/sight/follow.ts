import { ALL, type Place } from '../layout.ts'
import type { Piece, State } from '../state.ts'

/** Updates who knows a piece after a move: viewers who had read it before, unless they cannot tell which card moved. */
export function follow(state: State, piece: Piece, from: Place, before: number, after: number): void {
  if (from.spec.order !== 'set' || from.mask === ALL) {
    state.known[piece] = before
    return
  }
  // They knew cards of a hidden set and did not see which one left: keeping any of it would tell them.
  const blind = ~from.mask & ~after
  state.known[piece] = before & ~blind
  // A viewer who knew of an equal card there cannot tell which of the two left, and takes it for this one.
  let misled = after & ~before & ~from.mask
  for (const left of state.places[from.index] as Piece[]) {
    const known = (state.known[left] as number) & ~blind
    const taken = state.face[left] === state.face[piece] ? known & misled : 0
    state.known[left] = known & ~taken
    state.known[piece] = (state.known[piece] as number) | taken
    misled &= ~taken
  }
}

/** A card laid on a pile that shows only its top covers the one below: nobody keeps knowing it by the pile alone. */
export function coverBelow(state: State, place: Place): void {
  const pieces = state.places[place.index] as Piece[]
  if (pieces.length > 1) state.known[pieces[pieces.length - 2] as Piece] = 0
  state.known[pieces[pieces.length - 1] as Piece] = 0
}
