import { pictureUrl, useSay } from '@sablier/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { startTutorial } from '../play/start-tutorial.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSayWord } from '../words/use-words.ts'
import type { OpenGame } from './use-game.ts'

/** The game in thirty seconds, and the ways to learn more. */
export function GameOverview({ open: { game, look } }: { open: OpenGame }) {
  const say = useSayWord()
  const tell = useSay()
  const [, go] = useLocation()
  const [opening, setOpening] = useState(false)
  const name = useSettings((settings) => settings.name)
  const learn = async () => {
    setOpening(true)
    try {
      go(`/play/${await startTutorial(game.id, name || say('you'))}`)
    } finally {
      setOpening(false)
    }
  }
  return (
    <aside className="panel overview" aria-labelledby="overview-title">
      <h2 id="overview-title">{say('thirtySeconds')}</h2>
      <ol>
        {look.overview?.map(({ picture, title, text }) => (
          <li key={picture}>
            <img src={pictureUrl(game.id, picture, 'wide')} alt="" width="432" height="270" decoding="async" />
            <b>{tell(title)}</b>
            <span>{tell(text)}</span>
          </li>
        ))}
      </ol>
      <div className="overview-ways">
        <button type="button" className="strong" disabled={opening} onClick={() => void learn()}>
          {say('learnByPlaying')}
        </button>
        <Link href={`/rules/${game.id}`} className="quiet">
          {say('rules')}
        </Link>
      </div>
    </aside>
  )
}
