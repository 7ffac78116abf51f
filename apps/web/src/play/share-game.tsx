import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { ShareButton } from '../online/share-button.tsx'
import { packGame } from '../replay/packed-game.ts'
import { reviewPath } from '../review/review-path.ts'
import type { SavedGame } from '../saved/saved-games.ts'
import { useSayWord } from '../words/use-words.ts'

/** Passes on a game of this device by a link that carries all of it. */
export function ShareGame({ saved }: { saved: SavedGame }) {
  const say = useSayWord()
  const tell = useSay()
  const entry = findGame(saved.game)
  const path = async () => reviewPath({ kind: 'link', packed: await packGame(saved) })
  return <ShareButton label={say('shareReplay')} title={entry ? tell(entry.title) : 'Sablier'} path={path} />
}
