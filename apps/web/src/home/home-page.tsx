import { SHELF } from '@sablier/shelf'
import { Icon } from '@sablier/ui'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings/settings-store.ts'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { ContinueList } from './continue-list.tsx'
import { GameCard } from './game-card.tsx'
import { Hourglass } from './hourglass.tsx'
import { NightSky } from './night-sky.tsx'

/** Only who has been online needs it. */
const OnlineTurns = lazy(() => import('./online-turns.tsx').then(({ OnlineTurns }) => ({ default: OnlineTurns })))

/** The first page: what there is to play, and what was left half played. */
export function HomePage() {
  const say = useSayWord()
  const playsOnline = useSettings((settings) => settings.playsOnline)
  return (
    <PageFrame title="Sablier" hero={<Hero />}>
      {playsOnline && (
        <Suspense>
          <OnlineTurns />
        </Suspense>
      )}
      <ContinueList />
      <h2 className="home-title">{say('games')}</h2>
      {SHELF.length === 0 && <p>{say('noGames')}</p>}
      <div className="home-games">
        {SHELF.map((entry) => (
          <GameCard key={entry.id} entry={entry} />
        ))}
      </div>
      <nav className="home-more" aria-label={say('menu')}>
        <Link href="/online" className="quiet">
          <Icon name="conversation" /> {say('online')}
        </Link>
        <Link href="/replay" className="quiet">
          <Icon name="spyglass" /> {say('replays')}
        </Link>
        <Link href="/settings" className="quiet">
          <Icon name="cog" /> {say('settings')}
        </Link>
      </nav>
    </PageFrame>
  )
}

function Hero() {
  const say = useSayWord()
  return (
    <section className="hero" aria-label="Sablier">
      <NightSky />
      <div className="hero-text">
        <Hourglass className="hero-glass" />
        <div>
          <h1 className="hero-title">Sablier</h1>
          <p className="hero-tagline">{say('appTagline')}</p>
          <p className="hero-pitch">{say('homePitch')}</p>
        </div>
      </div>
    </section>
  )
}
