import { type LogLine, logLines, type Seat, type SeenEvent } from '@sablier/kernel'
import { RichText, useTable } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import type { Turn } from './chance-story.ts'

interface TurnListProps {
  readonly turns: readonly Turn[]
  readonly events: readonly SeenEvent[]
  /** Whose chances turned. */
  readonly seat: Seat
  /** Plays on from a moment; null where that cannot be. */
  readonly onTry: ((entry: number) => void) | null
}

/** The answers that turned the game: what happened, and what became of the chance to win. */
export function TurnList({ turns, events, seat, onTry }: TurnListProps) {
  const say = useSayWord()
  if (turns.length === 0) return <p className="hint">{say('noTurns')}</p>
  return (
    <ol className="turn-list">
      {turns.map(({ from, until, round, before, after }) => {
        const swing = Math.round(after * 100) - Math.round(before * 100)
        return (
          <li key={from} data-swing={swing > 0 ? 'up' : 'down'}>
            <span className="turn-text">
              {round > 0 && <small>{say('reviewRound', { n: round })}</small>}
              <TurnText
                events={events.filter(({ entry }) => entry > from && entry <= until)}
                seat={seat}
                gains={swing > 0}
              />
            </span>
            <Swing from={Math.round(before * 100)} to={Math.round(after * 100)} seat={seat} />
            {onTry && (
              <button type="button" className="link turn-try" onClick={() => onTry(from)}>
                {say('reviewTry')}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** By how much a seat's chance to win changed, in percent. */
function Swing({ from, to, seat }: { from: number; to: number; seat: Seat }) {
  const say = useSayWord()
  const { seats } = useTable()
  return (
    <span className="turn-swing">
      <b className="turn-size">
        {to > from ? '+' : '−'}
        {Math.abs(to - from)} %
      </b>
      <small>{say('fromToChance', { from, to, name: seats[seat]?.name ?? '' })}</small>
    </span>
  )
}

interface TurnTextProps {
  readonly events: readonly SeenEvent[]
  readonly seat: Seat
  readonly gains: boolean
}

const LINES = 2

const tellsOfSomebody = ({ tone, nodes }: LogLine): boolean =>
  tone !== 'phase' && nodes.some(({ kind }) => kind === 'seat' || kind === 'card')

/** What was told of a stretch: the lines that speak of whoever it turned for, of cards before all else. */
function TurnText({ events, seat, gains }: TurnTextProps) {
  const say = useSayWord()
  const { game, reader } = useTable()
  const lines = logLines(events, { game, reader }).filter(tellsOfSomebody)
  const isOwn = ({ nodes }: LogLine) => nodes.some((node) => node.kind === 'seat' && node.seat === seat)
  const worth = (line: LogLine) =>
    (line.tone === 'said' ? 4 : 0) +
    (isOwn(line) === gains ? 2 : 0) +
    (line.nodes.some(({ kind }) => kind === 'card') ? 1 : 0)
  const best = [...lines].sort((a, b) => worth(b) - worth(a)).slice(0, LINES)
  if (best.length === 0) return <span>{say('quietTurn')}</span>
  return lines
    .filter((line) => best.includes(line))
    .map(({ key, nodes }) => (
      <span key={key}>
        <RichText nodes={nodes} />
      </span>
    ))
}
