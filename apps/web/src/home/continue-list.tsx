import { findGame } from '@sablier/shelf'
import { Icon, useSay } from '@sablier/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { listSaved, removeSaved } from '../saved/saved-games.ts'
import { useSayWord } from '../words/use-words.ts'

const SHOWN = 4

/** Games of this device that have not come to their end. */
export function ContinueList() {
  const say = useSayWord()
  const tell = useSay()
  const [games, setGames] = useState(() => listSaved().filter(({ over, entries }) => !over && entries.length > 0))
  if (games.length === 0) return null
  return (
    <section className="continue" aria-label={say('continueTitle')}>
      <h2 className="home-title">{say('continueTitle')}</h2>
      <ul className="continue-list">
        {games.slice(0, SHOWN).map((saved) => {
          const entry = findGame(saved.game)
          const title = entry ? tell(entry.title) : saved.game
          return (
            <li key={saved.id} className="continue-item" data-game={saved.game}>
              <Link
                href={`/play/${saved.id}`}
                className="continue-link"
                aria-label={say('continueGame', { game: title })}
              >
                <Icon name="hourglass" />
                <span>
                  <b>{title}</b>
                  <small>
                    {saved.players.map(({ name }) => name).join(', ')} ·{' '}
                    {say('answersGiven', { n: saved.entries.length })}
                  </small>
                </span>
              </Link>
              <button
                type="button"
                className="quiet"
                aria-label={say('removeGame', { game: title })}
                onClick={() => {
                  removeSaved(saved.id)
                  setGames(games.filter(({ id }) => id !== saved.id))
                }}
              >
                ×
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
