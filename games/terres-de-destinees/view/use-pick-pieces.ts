import type { Piece } from '@sablier/kernel'
import { useLands } from './use-lands.ts'
import { useRoom } from './use-room.ts'

/** Cards that are laid out on the stage because the question is about them and they lie nowhere in sight. */
export interface PickPieces {
  readonly title: string
  readonly note?: string
  readonly pieces: readonly Piece[]
  readonly tone?: 'danger'
}

/** So many need the room of the hand on a phone. */
const CROWD = 12
export const isCrowd = (pieces: readonly Piece[]): boolean => pieces.length > CROWD

const isFarAway = ({ name, at }: { readonly name: string; readonly at: number }, mine: number): boolean =>
  at !== mine && (name === 'in-play' || name === 'support-area' || name === 'jeton')

/** The pieces of the open question that have no place of their own in sight. */
export function usePickPieces(): PickPieces | null {
  const { t, ask, mine, words, nameOf } = useLands()
  const { shape } = useRoom()
  if (!ask) return null
  const pieces = ask.options.flatMap(({ piece }) => (piece === undefined || piece < 0 ? [] : [piece]))
  const [first] = pieces
  if (first === undefined) return null
  if (ask.text === 'rescue') return { title: words.rescueTitle, note: words.rescueWhy, pieces, tone: 'danger' }
  const { name, at } = t.place(first)
  if (name === 'discard-pile') return { title: words.fromDiscard, pieces: [...pieces].reverse() }
  if (name === 'aside') return { title: words.aside, pieces, ...(ask.kind === 'order' && { note: words.topFirst }) }
  if (name === 'hand' && at !== mine) {
    const destin = t.zone('secret-destin', at).pieces.filter((piece) => t.cardIfKnown(piece) !== null)
    return { title: words.handOf(nameOf(at)), pieces: [...pieces, ...destin] }
  }
  if (name === 'supply') return { title: words.tokens, pieces }
  // On a phone the others' cards and Tokens lie behind their plates: what can be chosen of them comes to the stage.
  if (shape !== 'desk' && pieces.some((piece) => isFarAway(t.place(piece), mine)))
    return { title: name === 'jeton' ? words.tokens : words.row, pieces }
  return null
}
