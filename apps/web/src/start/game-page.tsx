import { findGame, type ShelfEntry } from '@sablier/shelf'
import { Icon, pictureUrl, useSay } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { GameCards } from './game-cards.tsx'
import { GameOverview } from './game-overview.tsx'
import { GameRecord } from './game-record.tsx'
import { Loading, Missing } from './notices.tsx'
import { PageFrame } from './page-frame.tsx'
import { SetupForm } from './setup-form.tsx'
import { type OpenGame, useGame } from './use-game.ts'

/** A game: what it is in short, who plays, by which variants, and everything else there is to see of it. */
export function GamePage({ id }: { id: string }) {
  const { open, failed } = useGame(id)
  const tell = useSay()
  const entry = findGame(id)
  if (!entry || failed) return <Missing />
  return (
    <PageFrame title={tell(entry.title)} game={id} hero={<GameBanner entry={entry} />}>
      {open ? <GameParts open={open} /> : <Loading />}
    </PageFrame>
  )
}

function GameParts({ open }: { open: OpenGame }) {
  const { id } = open.game
  return (
    <div className="game-page">
      <SetupForm key={id} game={open.game} />
      <GameOverview open={open} />
      <GameRecord game={id} />
      <GameCards open={open} />
    </div>
  )
}

/** What the shelf knows of the game: it stands there before the box is open. */
function GameBanner({ entry }: { entry: ShelfEntry }) {
  const say = useSayWord()
  const tell = useSay()
  return (
    <div className="game-banner">
      <img
        src={pictureUrl(entry.id, 'cover', 'cover')}
        srcSet={`${pictureUrl(entry.id, 'cover', 'small-cover')} 640w, ${pictureUrl(entry.id, 'cover', 'cover')} 1280w`}
        sizes="(max-width: 46rem) 100vw, 46rem"
        alt=""
        width="1280"
        height="640"
        fetchPriority="high"
      />
      <div className="game-banner-text">
        <h1>{tell(entry.title)}</h1>
        <p>{tell(entry.pitch)}</p>
        <p className="game-banner-facts">
          <span>
            <Icon name="meeple" /> {say('players', entry.seats)}
          </span>
          <span>
            <Icon name="hourglass" /> {say('minutes', { min: entry.minutes[0], max: entry.minutes[1] })}
          </span>
        </p>
      </div>
    </div>
  )
}
