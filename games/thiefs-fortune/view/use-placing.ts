import type { Piece } from '@sablier/kernel'
import { useChosen, usePointed } from '@sablier/ui'
import { useThief } from './use-thief.ts'

/** Questions whose answer goes into the FUTURE. */
const PLACES = new Set([
  'planning.choose-secretly',
  'planning.last-placement',
  'solo.three-triples',
  'solo.last-triple',
])

/** The card of the hand that is pointed at, else the chosen one, while a card is to be placed. */
export function usePlacing(): Piece | null {
  const { ask } = useThief()
  const pointed = usePointed()
  const [chosen = null] = useChosen()
  if (!ask || !PLACES.has(ask.text)) return null
  const pieceOf = (id: string | null) => ask.options.find((option) => option.id === id)?.piece
  return pieceOf(pointed) ?? pieceOf(chosen) ?? null
}
