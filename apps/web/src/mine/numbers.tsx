import { CHARACTERS } from '@sablier/bots'
import { SHELF } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import type { LocalResult } from '../saved/results.ts'
import { useSayWord } from '../words/use-words.ts'
import { statisticsOf } from './statistics.ts'

/** What one's games on this device add up to, game by game. */
export function Numbers({ results }: { results: readonly LocalResult[] }) {
  const say = useSayWord()
  const tell = useSay()
  const rows = SHELF.map((entry) => ({
    entry,
    numbers: statisticsOf(results.filter(({ game }) => game === entry.id)),
  })).filter(({ numbers }) => numbers.played > 0)
  return (
    <section aria-labelledby="mine-numbers">
      <h2 id="mine-numbers" className="home-title">
        {say('mineNumbers')}
      </h2>
      {rows.length === 0 ? (
        <p className="hint">{say('mineNumbersNone')}</p>
      ) : (
        <div className="numbers">
          {rows.map(({ entry, numbers }) => (
            <dl key={entry.id} data-game={entry.id}>
              <dt className="numbers-title">{tell(entry.title)}</dt>
              <dd className="numbers-title" />
              <dt>{say('playedCount')}</dt>
              <dd>{numbers.played}</dd>
              <dt>{say('wonCount')}</dt>
              <dd>{numbers.won}</dd>
              <dt>{say('bestScore')}</dt>
              <dd>{numbers.best ?? '–'}</dd>
              <dt>{say('againstLevels')}</dt>
              <dd>{numbers.beaten ? CHARACTERS[numbers.beaten].name : say('nobodyYet')}</dd>
            </dl>
          ))}
        </div>
      )}
    </section>
  )
}
