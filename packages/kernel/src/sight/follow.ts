import { ALL, type Place } from '../layout.ts'
import type { Piece, State } from '../state.ts'

/** Who still knows a piece after a move: those who read it before, unless they cannot tell which card it was. */
export function follow(state: State, piece: Piece, from: Place, before: number, after: number): void {
  if (from.spec.order !== 'set' || from.mask === ALL) {
    state.known[piece] = before
    return
  }
  // They knew cards of a hidden set and did not see which one left: keeping any of it would tell them.
  const blind = ~from.mask & ~after
  state.known[piece] = before & ~blind
  // Who knew of the same card there cannot tell whether it was this one that left: to them it was.
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
