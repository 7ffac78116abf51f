import type { Seat, SeenEvent } from '@sablier/kernel'
import { fillPlain } from '@sablier/kernel'
import { decimal, Icon, type SeatInfo, useLanguage, useSay, useTable } from '@sablier/ui'
import { ChanceChart } from '../review/chance-chart.tsx'
import { useCounted } from '../table/use-counted.ts'
import { useSayWord } from '../words/use-words.ts'
import { awardsOf } from './awards.ts'
import { turnsOf } from './chance-story.ts'
import { diceLuck } from './dice-luck.ts'
import { ScoreChart } from './score-chart.tsx'
import type { ToldGame } from './told-game.ts'
import { TurnList } from './turn-list.tsx'

interface GameStoryProps {
  /** Null while it is counted. */
  readonly told: ToldGame | null
  readonly events: readonly SeenEvent[]
  readonly seats: readonly SeatInfo[]
  /** Whose chances are looked at. */
  readonly of: Seat
  readonly onTry: ((entry: number) => void) | null
}

/** The game told afterwards: the chances and what turned them, awards, the scores, and the luck of the dice. */
export function GameStory({ told, events, seats, of, onTry }: GameStoryProps) {
  const say = useSayWord()
  const counted = useCounted()
  const { scores = [], chances = [] } = told ?? {}
  return (
    <>
      <Awards events={events} seats={seats} />
      <DiceLuck events={events} seats={seats} />
      {/* What has to be counted first comes last: nothing moves when it is there. */}
      {seats.length > 1 && (
        <section className="end-story end-turns" aria-busy={told === null}>
          <h3>{say('turningPoints')}</h3>
          {told === null && <p className="hint">{say('loading')}</p>}
          {chances.length > 1 && (
            <>
              <ChanceChart points={chances} seats={seats} seat={of} entries={chances.at(-1)?.entry ?? 1} />
              <TurnList turns={turnsOf(chances, of)} events={events} seat={of} onTry={onTry} />
              <p className="hint">{say('chancesHonest')}</p>
            </>
          )}
        </section>
      )}
      {scores.length > 1 && <ScoreChart points={scores} seats={seats} title={counted ?? say('scoreStory')} />}
    </>
  )
}

type EventsAndSeats = Pick<GameStoryProps, 'events' | 'seats'>

function Awards({ events, seats }: EventsAndSeats) {
  const say = useSayWord()
  const tell = useSay()
  const language = useLanguage()
  const awards = awardsOf(useTable().game.id, events, seats.length)
  if (awards.length === 0) return null
  return (
    <section className="end-story">
      <h3>{say('awards')}</h3>
      <ul className="awards">
        {awards.map(({ award, seat, n }) => (
          <li key={award.id} data-seat={seat}>
            <Icon name={award.icon} className="award-icon" />
            <span className="award-text">
              <b className="award-name">{tell(award.name)}</b>
              <span>
                <span className="text-seat">{seats[seat]?.name}</span> · {fillPlain(award.text, { n }, language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DiceLuck({ events, seats }: EventsAndSeats) {
  const say = useSayWord()
  const language = useLanguage()
  const luck = diceLuck(events, seats.length)
  if (luck.length === 0) return null
  return (
    <section className="end-story">
      <h3>{say('diceLuck')}</h3>
      <ul>
        {luck.map(({ seat, dice, rolled, expected }) => (
          <li key={seat}>
            <span className="text-seat" data-seat={seat}>
              {seats[seat]?.name}
            </span>{' '}
            {say('diceLine', { dice, rolled, expected: decimal(language, expected) })}{' '}
            <b>
              {rolled >= expected ? '+' : '−'}
              {decimal(language, Math.abs(rolled - expected))}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
