import { cardById } from '@sablier/kernel'
import { Avatar, CardPicture, Recap, type Resource, Token, useLanguage, useRecap, useWords } from '@sablier/ui'
import { useMemo, useState } from 'react'
import { type Move, movesSince } from './since-moves.ts'
import { useThiefWords } from './thief-words.ts'
import { useBox } from './use-box.ts'
import { useThief } from './use-thief.ts'

const CHIP = 190

/** What the others did since one's own turn, as a strip of small pictures; a press tells it step by step. */
export function Since() {
  const { events, me } = useThief()
  const words = useThiefWords()
  const say = useWords()
  const steps = useRecap()
  const [isOpen, setIsOpen] = useState(false)
  const [ref, box] = useBox<HTMLDivElement>()
  const moves = useMemo(() => (me === null ? [] : movesSince(events, me)), [events, me])
  const most = Math.max(0, Math.floor(((box?.width ?? 0) - 120) / CHIP))
  return (
    <div className="since" ref={ref}>
      {moves.length > 0 && (
        <>
          <button
            type="button"
            className="since-open"
            title={say('sinceLastTurn')}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words.since} <b>{moves.length}</b>
          </button>
          <ol className="since-moves" aria-hidden="true">
            {moves.slice(-most || moves.length).map((move) => (
              <MoveChip key={`${move.entry} ${move.seat}`} move={move} />
            ))}
          </ol>
        </>
      )}
      {isOpen && steps.length > 0 && (
        <div className="since-steps">
          <Recap items={steps} onSkip={() => setIsOpen(false)} />
        </div>
      )}
    </div>
  )
}

function MoveChip({ move: { seat, card: id, gains, key } }: { move: Move }) {
  const { game } = useThief()
  const language = useLanguage()
  const words = useThiefWords()
  const card = id === null ? null : cardById(game, id)
  return (
    <li className="move-chip" data-seat={seat}>
      <Avatar seat={seat} size="small" />
      {card && (
        <span className="move-picture">
          <CardPicture card={card} />
        </span>
      )}
      <span className="move-name">{card?.name[language] ?? (key === 'passed' ? words.passed : '')}</span>
      {[...gains]
        .filter(([, n]) => n !== 0)
        .slice(0, 2)
        .map(([name, n]) => (
          <span key={name} className="move-gain">
            {n > 0 ? `+${n}` : `−${-n}`}
            <Token kind={name as Resource} size="14px" />
          </span>
        ))}
    </li>
  )
}
