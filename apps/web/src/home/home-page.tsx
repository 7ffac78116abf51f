import { SHELF } from '@sablier/shelf'
import { lazy, Suspense } from 'react'
import { useSettings } from '../settings/settings-store.ts'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { FirstSteps } from './first-steps.tsx'
import { GameBox } from './game-box.tsx'
import { JoinByLink } from './join-by-link.tsx'
import { Learn } from './learn.tsx'
import { LocalGames } from './local-games.tsx'
import { hasRunning } from './running-games.ts'

/** Only people who have been online need it. */
const OnlineGames = lazy(() => import('./online-games.tsx').then(({ OnlineGames }) => ({ default: OnlineGames })))

/** The first page: what this is, the games under way, and four boxes on a shelf. */
export function HomePage() {
  const say = useSayWord()
  const playsOnline = useSettings((settings) => settings.playsOnline)
  return (
    <PageFrame title="Sablier" hero={<Welcome />}>
      {playsOnline || hasRunning() ? (
        <section className="your-games" aria-label={say('yourGames')}>
          <h2>{say('yourGames')}</h2>
          <ul>
            {playsOnline && (
              <Suspense>
                <OnlineGames />
              </Suspense>
            )}
            <LocalGames />
          </ul>
        </section>
      ) : (
        <FirstSteps />
      )}
      <section className="shelf" aria-label={say('games')}>
        {SHELF.map((entry) => (
          <GameBox key={entry.id} entry={entry} />
        ))}
      </section>
      <Learn />
    </PageFrame>
  )
}

function Welcome() {
  const say = useSayWord()
  return (
    <div className="welcome">
      <div>
        <h1>{say('homeTitle')}</h1>
        <p>{say('homeLine')}</p>
      </div>
      <JoinByLink />
    </div>
  )
}
