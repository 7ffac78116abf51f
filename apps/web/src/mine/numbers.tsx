import { CHARACTERS } from '@sablier/bots'
import { SHELF, type ShelfEntry } from '@sablier/shelf'
import { pictureUrl, useSay } from '@sablier/ui'
import { Link } from 'wouter'
import type { LocalResult } from '../saved/results.ts'
import { useSayWord } from '../words/use-words.ts'
import { type Count, type Statistics, statisticsOf } from './statistics.ts'

/** What one's games on this device add up to: a card for each game, also for those not played yet. */
export function Numbers({ results }: { results: readonly LocalResult[] }) {
  const say = useSayWord()
  return (
    <section aria-labelledby="mine-numbers">
      <h2 id="mine-numbers" className="visually-hidden">
        {say('mineNumbers')}
      </h2>
      <div className="numbers">
        {SHELF.map((entry) => (
          <GameNumbers
            key={entry.id}
            entry={entry}
            numbers={statisticsOf(results.filter(({ game }) => game === entry.id))}
          />
        ))}
      </div>
    </section>
  )
}

function GameNumbers({ entry, numbers }: { entry: ShelfEntry; numbers: Statistics }) {
  const say = useSayWord()
  const tell = useSay()
  return (
    <article className="number-card" data-game={entry.id}>
      <header className="number-head">
        <img
          className="number-picture"
          src={pictureUrl(entry.id, 'cover', 'box')}
          alt=""
          width="46"
          height="46"
          decoding="async"
        />
        <h3 className="number-title">{tell(entry.title)}</h3>
      </header>
      {numbers.played === 0 ? (
        <p className="number-none">
          {say('mineNumbersNone')} <Link href={`/game/${entry.id}`}>{say('playNow')}</Link>
        </p>
      ) : (
        <>
          <dl className="number-lines">
            <NumberLine name={say('playedCount')} value={String(numbers.played)} />
            <NumberLine name={say('wonCount')} value={String(numbers.won)} />
            <NumberLine name={say('bestScore')} value={String(numbers.best ?? '–')} />
            <NumberLine
              name={say('againstLevels')}
              value={numbers.beaten ? CHARACTERS[numbers.beaten].name : say('nobodyYet')}
            />
          </dl>
          <Splits numbers={numbers} />
        </>
      )}
    </article>
  )
}

const NumberLine = ({ name, value }: { name: string; value: string }) => (
  <div className="number-line">
    <dt>{name}</dt>
    <dd className="number-value">{value}</dd>
  </div>
)

/** Won and played against each level and at each size of table. */
function Splits({ numbers: { byLevel, bySeats } }: { numbers: Statistics }) {
  const say = useSayWord()
  return (
    <div className="splits">
      {byLevel.map(({ level, ...n }) => (
        <Split key={level} name={CHARACTERS[level].name} {...n} />
      ))}
      {bySeats.map(({ seats, ...n }) => (
        <Split key={seats} name={say('seatCount', { n: seats })} {...n} />
      ))}
    </div>
  )
}

/** A bar of games with the won ones filled. */
function Split({ name, played, won }: Count & { name: string }) {
  const say = useSayWord()
  return (
    <div className="split">
      <span>{name}</span>
      <meter min={0} max={played} value={won} aria-label={say('wonOf', { n: won, max: played })} />
      <small>{say('wonOf', { n: won, max: played })}</small>
    </div>
  )
}
