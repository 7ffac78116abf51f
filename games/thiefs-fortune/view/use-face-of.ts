import type { Piece } from '@sablier/kernel'
import { type PreparedFace, preparedFace, useLanguage } from '@sablier/ui'
import { cardOf, useThief } from './use-thief.ts'

/** The face of a known card in the language one reads. */
export function useFaceOf(): (piece: Piece) => PreparedFace | null {
  const { game, look, table } = useThief()
  const language = useLanguage()
  return (piece) => {
    const card = cardOf(table, piece)
    return card && preparedFace(game, look, card, language)
  }
}
