import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useState } from 'react'
import { removeSaved } from '../saved/saved-games.ts'
import { useSayWord } from '../words/use-words.ts'
import { GameStrip } from './game-strip.tsx'
import { runningGames } from './running-games.ts'

/** Games of this device that can go on, the latest first. */
export function LocalGames({ most = 3 }: { most?: number }) {
  const say = useSayWord()
  const tell = useSay()
  const [games, setGames] = useState(runningGames)
  return games.slice(0, most).map((saved) => {
    const entry = findGame(saved.game)
    const title = entry ? tell(entry.title) : saved.game
    return (
      <GameStrip
        key={saved.id}
        game={saved.game}
        href={`/play/${saved.id}`}
        label={say('continueGame', { game: title })}
        where={say('answersGiven', { n: saved.entries.length })}
        who={saved.players
          .slice(1)
          .map(({ name }) => name)
          .join(', ')}
        way={say('resume')}
      >
        <button
          type="button"
          className="continue-remove"
          aria-label={say('removeGame', { game: title })}
          onClick={() => {
            removeSaved(saved.id)
            setGames(runningGames())
          }}
        >
          ×
        </button>
      </GameStrip>
    )
  })
}
