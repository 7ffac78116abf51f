import type { PlayingCard } from '@sablier/terres-de-destinees'
import { useChosen } from '@sablier/ui'
import { salesOf } from './auction.ts'
import { playingOf, useLands } from './use-lands.ts'

/** The cards one might acquire now, as far as they are known: on sale, or about to be put up. */
export function useWanted(): readonly PlayingCard[] {
  const { t, ask } = useLands()
  const chosen = useChosen()
  const pieces =
    ask?.text === 'auction.offer-one'
      ? ask.options.flatMap(({ id, piece }) => (chosen.includes(id) && piece !== undefined ? [piece] : []))
      : salesOf(t).map(({ piece }) => piece)
  return pieces.flatMap((piece) => playingOf(t, piece) ?? [])
}
