import { Link, useLocation } from 'wouter'
import type { SavedGame } from '../saved/saved-games.ts'
import { startGame } from '../start/start-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { saveRecord } from './save-record.ts'
import { ShareGame } from './share-game.tsx'

/** After a local game: play again, watch it, keep it. */
export function EndWays({ saved }: { saved: SavedGame }) {
  const say = useSayWord()
  const [, go] = useLocation()
  return (
    <>
      <button
        type="button"
        className="strong"
        onClick={() => void startGame(saved.game, saved.players, saved.options).then((id) => go(`/play/${id}`))}
      >
        {say('again')}
      </button>
      <Link href={`/review/${saved.id}`} className="quiet">
        {say('review')}
      </Link>
      <Link href={`/replay/${saved.id}`} className="quiet">
        {say('watchReplay')}
      </Link>
      <ShareGame saved={saved} />
      <button type="button" className="quiet" onClick={() => void saveRecord()}>
        {say('saveRecord')}
      </button>
    </>
  )
}
