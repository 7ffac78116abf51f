import { LanguageProvider } from '@sablier/ui'
import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { HomePage } from './home/home-page.tsx'
import { useSettings } from './settings/settings-store.ts'
import { useAppearance } from './settings/use-appearance.ts'
import { ErrorBoundary } from './start/error-boundary.tsx'
import { gameAt } from './start/game-at.ts'
import { Loading, Missing } from './start/notices.tsx'

const GamePage = lazy(() => import('./start/game-page.tsx').then(({ GamePage }) => ({ default: GamePage })))
const PlayPage = lazy(() => import('./play/play-page.tsx').then(({ PlayPage }) => ({ default: PlayPage })))
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })))
const TableReplay = lazy(() =>
  import('./replay/table-replay.tsx').then(({ TableReplay }) => ({ default: TableReplay })),
)
const ReviewPage = lazy(() => import('./review/review-page.tsx').then(({ ReviewPage }) => ({ default: ReviewPage })))
const TableReview = lazy(() =>
  import('./review/table-review.tsx').then(({ TableReview }) => ({ default: TableReview })),
)
const RulesPage = lazy(() => import('./rules/rules-page.tsx').then(({ RulesPage }) => ({ default: RulesPage })))
const ShowPage = lazy(() => import('./show/show-page.tsx').then(({ ShowPage }) => ({ default: ShowPage })))
const CardsPage = lazy(() => import('./cards/cards-page.tsx').then(({ CardsPage }) => ({ default: CardsPage })))
const PiecesPage = lazy(() => import('./cards/pieces-page.tsx').then(({ PiecesPage }) => ({ default: PiecesPage })))
const CardsIndex = lazy(() => import('./cards/cards-index.tsx').then(({ CardsIndex }) => ({ default: CardsIndex })))
const MyGamesPage = lazy(() => import('./mine/my-games-page.tsx').then(({ MyGamesPage }) => ({ default: MyGamesPage })))
const LobbyPage = lazy(() => import('./online/lobby-page.tsx').then(({ LobbyPage }) => ({ default: LobbyPage })))
const OnlinePage = lazy(() => import('./online/online-page.tsx').then(({ OnlinePage }) => ({ default: OnlinePage })))
const MovePage = lazy(() => import('./online/move-page.tsx').then(({ MovePage }) => ({ default: MovePage })))
const KeepPage = lazy(() => import('./online/keep-page.tsx').then(({ KeepPage }) => ({ default: KeepPage })))
const SettingsPage = lazy(() =>
  import('./settings/settings-page.tsx').then(({ SettingsPage }) => ({ default: SettingsPage })),
)

/** The whole client: one address per page. */
export function App() {
  useAppearance()
  const language = useSettings((settings) => settings.language)
  return (
    <LanguageProvider value={language}>
      <ErrorBoundary>
        <Suspense fallback={<Opening />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/game/:id">{({ id }) => <GamePage id={id} />}</Route>
            <Route path="/play/:id">{({ id }) => <PlayPage id={id} />}</Route>
            <Route path="/replay">{() => <ReplayPage />}</Route>
            <Route path="/replay/file">{() => <ReplayPage key="file" source={{ kind: 'file' }} />}</Route>
            <Route path="/replay/table/:id">{({ id }) => <TableReplay key={id} id={id} />}</Route>
            <Route path="/replay/link">{() => <ReplayPage key="link" source={carried()} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} source={{ kind: 'saved', id }} />}</Route>
            <Route path="/review/file">{() => <ReviewPage key="file" source={{ kind: 'file' }} />}</Route>
            <Route path="/review/table/:id">{({ id }) => <TableReview key={id} id={id} />}</Route>
            <Route path="/review/link">{() => <ReviewPage key="link" source={carried()} />}</Route>
            <Route path="/review/:id">{({ id }) => <ReviewPage key={id} source={{ kind: 'saved', id }} />}</Route>
            <Route path="/rules/:id">{({ id }) => <RulesPage id={id} />}</Route>
            <Route path="/show/:id/:chapter">{({ id, chapter }) => <ShowPage id={id} chapter={chapter} />}</Route>
            <Route path="/mine" component={MyGamesPage} />
            <Route path="/cards" component={CardsIndex} />
            <Route path="/cards/:id">{({ id }) => <CardsPage id={id} />}</Route>
            <Route path="/pieces/:id">{({ id }) => <PiecesPage id={id} />}</Route>
            <Route path="/online" component={LobbyPage} />
            <Route path="/table/:id">{({ id }) => <OnlinePage id={id} />}</Route>
            <Route path="/move/:token">{({ token }) => <MovePage token={token} />}</Route>
            <Route path="/keep/:token">{({ token }) => <KeepPage token={token} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route>{() => <Missing />}</Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </LanguageProvider>
  )
}

/** The game that a link carries behind its #. */
const carried = () => ({ kind: 'link', packed: location.hash.slice(1) }) as const

/** While a page comes: the world of its game. */
function Opening() {
  const [path] = useLocation()
  return <Loading game={gameAt(path)} />
}
