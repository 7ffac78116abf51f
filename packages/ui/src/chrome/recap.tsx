import type { Seat } from '@sablier/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words.ts'
import { Avatar } from './avatar.tsx'

/** One thing that somebody did while one waited. */
export interface RecapItem {
  readonly key: string
  readonly seat: Seat
  /** A card picture, dice: what it was about. */
  readonly picture?: ReactNode
  readonly text: ReactNode
}

interface RecapProps {
  readonly items: readonly RecapItem[]
  /** Goes on with one's own turn. */
  readonly onSkip: () => void
  /** Steps show one thing at a time, a list shows all with one of them lit. */
  readonly layout?: 'steps' | 'list'
}

/** "Since your last turn": what the others did, to step through or to skip. */
export function Recap({ items, onSkip, layout = 'steps' }: RecapProps) {
  const say = useWords()
  const [chosen, setAt] = useState(0)
  const at = Math.min(chosen, items.length - 1)
  const item = items[at]
  if (!item) return null
  return (
    <section className={`recap recap-${layout}`} aria-label={say('sinceLastTurn')}>
      <header className="recap-head">
        <b>{say('sinceLastTurn')}</b>
        <span className="recap-count">{say('countOf', { n: at + 1, max: items.length })}</span>
      </header>
      <ol className="recap-items" aria-live="polite">
        {(layout === 'list' ? items : [item]).map((shown) => (
          <RecapLine key={shown.key} item={shown} current={shown === item} />
        ))}
      </ol>
      <footer className="recap-foot">
        <button type="button" aria-label={say('previous')} disabled={at === 0} onClick={() => setAt(at - 1)}>
          ‹
        </button>
        <span className="recap-dots" aria-hidden="true">
          {items.map(({ key, seat }, i) => (
            <i key={key} data-seat={seat} className={i === at ? 'recap-dot-on' : ''} />
          ))}
        </span>
        <button type="button" aria-label={say('next')} disabled={at === items.length - 1} onClick={() => setAt(at + 1)}>
          ›
        </button>
        <button type="button" className="recap-skip" onClick={onSkip}>
          {say(at === items.length - 1 ? 'takeMyTurn' : 'skip')}
        </button>
      </footer>
    </section>
  )
}

function RecapLine({ item: { seat, picture, text }, current }: { item: RecapItem; current: boolean }) {
  return (
    <li className={`recap-item${current ? ' recap-item-on' : ''}`} data-seat={seat}>
      <Avatar seat={seat} size="small" />
      {picture && <span className="recap-picture">{picture}</span>}
      <span className="recap-text">{text}</span>
    </li>
  )
}
