import { CHARACTERS } from '@sablier/bots'
import { Link } from 'wouter'
import { statisticsOf } from '../mine/statistics.ts'
import { listResults } from '../saved/results.ts'
import { useSayWord } from '../words/use-words.ts'

/** What one has done in this game so far. */
export function GameRecord({ game }: { game: string }) {
  const say = useSayWord()
  const { played, won, best, beaten } = statisticsOf(listResults().filter((result) => result.game === game))
  return (
    <section className="panel record" aria-labelledby="record-title">
      <header className="panel-head">
        <h2 id="record-title">{say('yourRecord')}</h2>
        <Link href="/mine">{say('allMyGames')}</Link>
      </header>
      {played === 0 ? (
        <p className="hint">{say('firstGameHere')}</p>
      ) : (
        <dl className="record-numbers">
          <div>
            <dt>{say('playedCount')}</dt>
            <dd>{played}</dd>
          </div>
          <div>
            <dt>{say('wonCount')}</dt>
            <dd>{won}</dd>
          </div>
          <div>
            <dt>{say('bestScore')}</dt>
            <dd>{best}</dd>
          </div>
          <div>
            <dt>{say('againstLevels')}</dt>
            <dd>{beaten ? CHARACTERS[beaten].name : '–'}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
