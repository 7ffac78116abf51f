import type { HomeReply } from '@sablier/protocol'
import { lazy, Suspense, useMemo } from 'react'
import { LocalGames } from '../home/local-games.tsx'
import { hasRunning } from '../home/running-games.ts'
import { listResults } from '../saved/results.ts'
import { useSettings } from '../settings/settings-store.ts'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { AchievementList } from './achievement-list.tsx'
import { FinishedList } from './finished-list.tsx'
import { Numbers } from './numbers.tsx'

const Online = lazy(() => import('./online-part.tsx').then(({ OnlinePart }) => ({ default: OnlinePart })))

/** Everything one has played: what goes on, what has ended and how, and what it adds up to. */
export function MyGamesPage() {
  const playsOnline = useSettings((settings) => settings.playsOnline)
  const say = useSayWord()
  return (
    <PageFrame title={say('mineTitle')}>
      {playsOnline ? (
        <Suspense>
          <Online>{(home, more) => <Games home={home} more={more} />}</Online>
        </Suspense>
      ) : (
        <Games home={null} more={null} />
      )}
    </PageFrame>
  )
}

function Games({ home, more }: { home: HomeReply | null; more: (() => void) | null }) {
  const say = useSayWord()
  const results = useMemo(listResults, [])
  const isEmpty = !hasRunning() && (home?.running.length ?? 0) === 0
  return (
    <>
      <Numbers results={results} />
      <div className="mine">
        <div className="panel mine-games">
          <section aria-labelledby="mine-running">
            <h2 id="mine-running">{say('mineRunning')}</h2>
            {isEmpty && <p className="hint">{say('mineNone')}</p>}
            <ul className="continue-list">
              {home && <OnlineRows home={home} />}
              <LocalGames most={20} />
            </ul>
          </section>
          <FinishedList results={results} history={home?.history ?? []} more={more} />
        </div>
        <AchievementList results={results} />
      </div>
    </>
  )
}

const OnlineRows = lazy(() => import('./online-part.tsx').then(({ OnlineRows }) => ({ default: OnlineRows })))
