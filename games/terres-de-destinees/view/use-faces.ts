import type { Piece } from '@sablier/kernel'
import { type PreparedFace, preparedFace, useLanguage } from '@sablier/ui'
import { useLands } from './use-lands.ts'

/** The faces of pieces, as far as they are known. */
export function useFaces(pieces: readonly Piece[]): readonly PreparedFace[] {
  const { t, game, look } = useLands()
  const language = useLanguage()
  return pieces.flatMap((piece) => {
    const card = t.cardIfKnown(piece)
    return card ? [preparedFace(game, look, card, language)] : []
  })
}
