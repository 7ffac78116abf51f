import type { ShelfEntry } from '@sablier/shelf'
import { Icon, useSay } from '@sablier/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { startTutorial } from '../play/start-tutorial.ts'
import { useSettings } from '../settings/settings-store.ts'
import { quickPlayers, startGame } from '../start/start-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { Cover } from './covers/cover.tsx'

/** One game on the shelf: its cover, what it is, and the shortest way to play it. */
export function GameCard({ entry }: { entry: ShelfEntry }) {
  const say = useSayWord()
  const tell = useSay()
  const [, go] = useLocation()
  const [opening, setOpening] = useState(false)
  const name = useSettings((settings) => settings.name)
  const { id, seats, minutes } = entry
  const title = tell(entry.title)
  const you = name || say('you')
  const play = async (start: () => Promise<string>) => {
    setOpening(true)
    try {
      go(`/play/${await start()}`)
    } finally {
      setOpening(false)
    }
  }
  return (
    <article className="game-card" data-game={id}>
      <Cover game={id} />
      <div className="game-card-text">
        <h3>{title}</h3>
        <p className="game-card-facts">
          <span>
            <Icon name="meeple" /> {say('players', seats)}
          </span>
          <span>
            <Icon name="hourglass" /> {say('minutes', { min: minutes[0], max: minutes[1] })}
          </span>
        </p>
        <p className="game-card-pitch">{tell(entry.pitch)}</p>
        <div className="game-card-ways">
          <button
            type="button"
            className="strong"
            aria-label={say('playNowOf', { game: title })}
            disabled={opening}
            onClick={() => void play(() => startGame(id, quickPlayers(seats, you), {}))}
          >
            {say('playNow')}
          </button>
          <Link href={`/game/${id}`} className="quiet" aria-label={say('moreWaysOf', { game: title })}>
            {say('moreWays')}
          </Link>
          <button
            type="button"
            className="quiet"
            data-learn
            aria-label={say('tutorialOf', { game: title })}
            disabled={opening}
            onClick={() => void play(() => startTutorial(id, you))}
          >
            {say('tutorial')}
          </button>
          <Link href={`/rules/${id}`} className="quiet" aria-label={say('rulesOf', { game: title })}>
            {say('rules')}
          </Link>
        </div>
      </div>
    </article>
  )
}
