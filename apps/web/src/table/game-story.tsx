import type { SeenEvent } from '@sablier/kernel'
import { decimal, type SeatInfo, useLanguage } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { diceLuck } from './dice-luck.ts'
import { ScoreChart } from './score-chart.tsx'
import type { ScorePoint } from './score-story.ts'
import { turningPoints } from './turning-points.ts'
import { useCounted } from './use-counted.ts'

const SHOWN = 4

interface GameStoryProps {
  readonly points: readonly ScorePoint[]
  readonly events: readonly SeenEvent[]
  readonly seats: readonly SeatInfo[]
}

/** The game told afterwards: the scores, the moments when the lead changed, and the luck of the dice. */
export function GameStory({ points, events, seats }: GameStoryProps) {
  const say = useSayWord()
  const counted = useCounted()
  const turns = counted ? [] : turningPoints(points).slice(-SHOWN)
  const luck = diceLuck(events, seats.length)
  return (
    <>
      {points.length > 1 && <ScoreChart points={points} seats={seats} title={counted ?? say('scoreStory')} />}
      {turns.length > 0 && (
        <section className="story">
          <h3>{say('turningPoints')}</h3>
          <ul>
            {turns.map(({ entry, leader }) => (
              <li key={entry}>{say('takesLead', { n: entry, name: seats[leader]?.name ?? '' })}</li>
            ))}
          </ul>
        </section>
      )}
      {luck.length > 0 && <DiceLuck luck={luck} seats={seats} />}
    </>
  )
}

function DiceLuck({ luck, seats }: { luck: ReturnType<typeof diceLuck>; seats: readonly SeatInfo[] }) {
  const say = useSayWord()
  const language = useLanguage()
  return (
    <section className="story">
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
