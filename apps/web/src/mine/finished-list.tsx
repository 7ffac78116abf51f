import { list } from '@sablier/kernel'
import type { TableSummary } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { decimal, pictureUrl, useLanguage, useSay } from '@sablier/ui'
import { Link } from 'wouter'
import type { LocalResult } from '../saved/results.ts'
import { useSayWord, type Word } from '../words/use-words.ts'
import { type FinishedGame, ofDevice, ofServer } from './finished-games.ts'

const OUTCOME_WORDS: Readonly<Record<FinishedGame['outcome'], Word>> = {
  won: 'resultWon',
  lost: 'resultLost',
  drawn: 'resultDraw',
  stopped: 'resultStopped',
  over: 'resultOver',
}

interface FinishedListProps {
  readonly results: readonly LocalResult[]
  readonly history: readonly TableSummary[]
  /** Asks the server for older ones; null: there are none. */
  readonly more: (() => void) | null
}

/** Games that have ended, of this device and of the server, the latest first. */
export function FinishedList({ results, history, more }: FinishedListProps) {
  const say = useSayWord()
  const games = [...results.map(ofDevice), ...history.map(ofServer)].sort((a, b) => b.at - a.at)
  return (
    <section aria-labelledby="mine-finished">
      <h2 id="mine-finished">{say('mineFinished')}</h2>
      {games.length === 0 && <p className="hint">{say('mineFinishedNone')}</p>}
      <ul className="finished">
        {games.map((game) => (
          <FinishedRow key={game.id} {...game} />
        ))}
      </ul>
      {more && (
        <button type="button" className="quiet" onClick={more}>
          {say('older')}
        </button>
      )}
    </section>
  )
}

function FinishedRow({ game, at, outcome, names, winners, score, replay }: FinishedGame) {
  const say = useSayWord()
  const tell = useSay()
  const language = useLanguage()
  const entry = findGame(game)
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at)
  return (
    <li data-game={game} data-outcome={outcome}>
      <img src={pictureUrl(game, 'cover', 'box')} alt="" width="42" height="48" decoding="async" />
      <span className="continue-text">
        <b>{entry ? tell(entry.title) : game}</b>
        <small>{names.join(', ')}</small>
      </span>
      <span className="finished-result">
        <b>{say(OUTCOME_WORDS[outcome])}</b>
        {winners.length > 0 && outcome !== 'won' && <small>{say('wonBy', { names: list(language, winners) })}</small>}
        {score !== null && <small>{decimal(language, score)}</small>}
      </span>
      <time dateTime={new Date(at).toISOString()}>{date}</time>
      {replay ? (
        <Link href={replay} className="quiet">
          {say('review')}
        </Link>
      ) : (
        <span />
      )}
    </li>
  )
}
