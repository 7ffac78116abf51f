import { cardById, type LogLine, type LogTurn, type SeenEvent, type TurnLine } from '@sablier/kernel'
import { memo, useEffect, useRef, useState } from 'react'
import { seatSign } from './chrome/seat-signs.ts'
import { useGrowing } from './draw/use-drawn.ts'
import { Icon } from './icons/icon.tsx'
import { RichText } from './rich-text.tsx'
import { RuleSign } from './rule-note.tsx'
import { CardPicture } from './scene/card-picture.tsx'
import { useGame } from './table-context.tsx'
import { countLines, newestLines, useLogTurns } from './use-log-turns.ts'
import { useWords } from './words.ts'

/** So many of the newest lines are drawn, more when one scrolls up to them. */
const LINES = 48
const FIRST = 12
/** How near to the oldest line one scrolls before older ones are drawn, in pixels. */
const NEAR = 300

/** What happened, newest last; each line opens the rule by which it happened. Read aloud as it grows. */
export function Log({ events }: { events: readonly SeenEvent[] }) {
  const say = useWords()
  const scroll = useRef<HTMLDivElement>(null)
  const [most, setMost] = useState(LINES)
  // More than are drawn: one knows whether older ones are left.
  const all = useLogTurns(events, most + 1)
  const turns = newestLines(all, useGrowing(FIRST, most))
  const newest = turns.at(-1)?.lines.at(-1)?.key
  useEffect(() => {
    const list = scroll.current
    // The list is turned upside down: its end is at 0. A fraction off, it would not stay there when the room changes.
    if (list && newest !== undefined) list.scrollTop = 0
  }, [newest])
  const onScroll = () => {
    const list = scroll.current
    if (!list || list.scrollHeight - list.clientHeight + list.scrollTop > NEAR) return
    if (countLines(all) > most) setMost(most + LINES)
  }
  return (
    <div className="log">
      <div
        className="log-scroll"
        role="log"
        aria-live="polite"
        aria-label={say('log')}
        ref={scroll}
        onScroll={onScroll}
      >
        {turns.length === 0 && <p className="log-empty">{say('logEmpty')}</p>}
        <ol className="log-turns">
          {turns.map((turn) => (
            <Turn key={turn.key} turn={turn} />
          ))}
        </ol>
      </div>
    </div>
  )
}

/** One turn: whose it is, then what was told. */
const Turn = memo(function Turn({ turn: { seat, lines } }: { turn: LogTurn }) {
  const { reader } = useGame()
  return (
    <li className="log-turn" {...(seat !== null && { 'data-seat': seat })}>
      {seat !== null && (
        <p className="log-turn-seat">
          <Icon name={seatSign(seat)} /> {reader.seatName(seat)}
        </p>
      )}
      <LogList lines={lines} />
    </li>
  )
})

/** Lines of a log, each with a small picture and the sign of its rule. */
export function LogList({ lines, kind = '' }: { lines: readonly (LogLine | TurnLine)[]; kind?: string }) {
  return (
    <ol className={`log-lines ${kind}`.trim()}>
      {lines.map((line) => (
        <LineItem key={line.key} line={line} />
      ))}
    </ol>
  )
}

const LineItem = memo(function LineItem({ line }: { line: LogLine | TurnLine }) {
  return (
    <li className={`log-line log-${line.tone}`}>
      {line.tone !== 'phase' && <LogPicture line={line} />}
      <span className="log-text">
        <RichText nodes={line.nodes} />
        {'times' in line && line.times > 1 && <b className="log-times"> ×{line.times}</b>}
      </span>
      <RuleSign rule={line.event.rule} />
    </li>
  )
})

/** What a line is about: the first card it names, dice, or whoever did it. */
function LogPicture({ line: { nodes, tone } }: { line: LogLine }) {
  const { game } = useGame()
  const named = nodes.find((node) => node.kind === 'card' && node.card !== null)
  const card = named?.kind === 'card' && named.card !== null ? cardById(game, named.card) : null
  const seat = nodes.find((node) => node.kind === 'seat')
  return (
    <span className="log-picture" aria-hidden="true" {...(seat?.kind === 'seat' && { 'data-seat': seat.seat })}>
      {card ? (
        <CardPicture card={card} />
      ) : tone === 'dice' ? (
        <Icon name="perspective-dice-six-faces-random" />
      ) : seat?.kind === 'seat' ? (
        <Icon name={seatSign(seat.seat)} />
      ) : (
        <Icon name="hourglass" />
      )}
    </span>
  )
}
