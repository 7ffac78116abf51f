import { type PreparedFace, useChosen } from '@sablier/ui'
import { useFaceOf } from './use-face-of.ts'
import { useRoom } from './use-small.ts'
import { useThief } from './use-thief.ts'

/** The card chosen last, where the table has no room for its text: on a phone. A card of the hand lies open there. */
export function useChosenFace(): PreparedFace | null {
  const { ask, table } = useThief()
  const faceOf = useFaceOf()
  const last = useChosen().at(-1)
  const isSmall = useRoom() !== 'wide'
  const piece = ask?.options.find(({ id }) => id === last)?.piece
  if (!isSmall || piece === undefined || table.place(piece).name === 'hand') return null
  return faceOf(piece)
}
