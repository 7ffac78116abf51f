import { copyState, type Piece, type State } from '../state.ts'

/**
 * The table on which the pieces themselves lie where their faces were dealt: to everybody it looks like `dealt`, in which
 * faces have changed hands, but the numbers of the pieces are those of a real deal. Whoever goes by them is found out.
 */
export function layElsewhere(before: State, dealt: State): State {
  const { length } = before.face
  const waiting = new Map<number, Piece[]>()
  const changed: Piece[] = []
  for (let piece = 0; piece < length; piece++) {
    const face = before.face[piece] as number
    if (dealt.face[piece] === face) continue
    changed.push(piece)
    waiting.set(face, [...(waiting.get(face) ?? []), piece])
  }
  const instead = dealt.face.map((_, piece) => piece)
  for (const piece of changed) instead[piece] = waiting.get(dealt.face[piece] as number)?.pop() as Piece
  const laid = copyState(dealt)
  laid.face = before.face.slice()
  laid.places = dealt.places.map((pieces) => pieces.map((piece) => instead[piece] as Piece))
  for (const [piece, other] of instead.entries()) {
    laid.home[other] = dealt.home[piece] as number
    laid.key[other] = dealt.key[piece] as number
    laid.known[other] = dealt.known[piece] as number
    for (let at = 0; at < laid.marks.length; at += length) laid.marks[at + other] = dealt.marks[at + piece] as number
  }
  return laid
}
