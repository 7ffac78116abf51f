import { SHELF } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { startTutorial } from '../play/start-tutorial.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSayWord } from '../words/use-words.ts'

/** A first game of each box, with a guide at one's side. */
export function Learn() {
  const say = useSayWord()
  const tell = useSay()
  const [, go] = useLocation()
  const [opening, setOpening] = useState(false)
  const name = useSettings((settings) => settings.name)
  const learn = async (game: string) => {
    setOpening(true)
    try {
      go(`/play/${await startTutorial(game, name || say('you'))}`)
    } finally {
      setOpening(false)
    }
  }
  return (
    <section className="learn" aria-labelledby="learn-title">
      <h2 id="learn-title">{say('neverPlayed')}</h2>
      <p>{say('neverPlayedText')}</p>
      <div className="learn-games">
        {SHELF.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="quiet"
            data-learn={id}
            data-game={id}
            disabled={opening}
            aria-label={say('tutorialOf', { game: tell(title) })}
            onClick={() => void learn(id)}
          >
            {tell(title)}
          </button>
        ))}
      </div>
    </section>
  )
}
