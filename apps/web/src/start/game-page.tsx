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
  if (failed) return <Missing />
  if (!open) return <Loading />
  return (
    <PageFrame title={tell(open.game.text.title)} game={id} hero={<GameBanner open={open} />}>
      <div className="game-page">
        <SetupForm key={id} game={open.game} />
        <GameOverview open={open} />
        <GameRecord game={id} />
        <GameCards open={open} />
      </div>
    </PageFrame>
  )
}

function GameBanner({ open: { game } }: { open: OpenGame }) {
  const say = useSayWord()
  const tell = useSay()
  return (
    <div className="game-banner">
      <img src={pictureUrl(game.id, 'cover', 'cover')} alt="" width="1280" height="640" />
      <div className="game-banner-text">
        <h1>{tell(game.text.title)}</h1>
        <p>{tell(game.text.pitch)}</p>
        <p className="game-banner-facts">
          <span>
            <Icon name="meeple" /> {say('players', game.seats)}
          </span>
          <span>
            <Icon name="hourglass" /> {say('minutes', { min: game.minutes[0], max: game.minutes[1] })}
          </span>
        </p>
      </div>
    </div>
  )
}
