import type { TableEnd } from '@sablier/protocol'
import { Window } from '@sablier/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSayWord } from '../words/use-words.ts'
import { endText, type TableNames } from './notice-words.ts'

interface EndedWindowProps {
  readonly end: TableEnd
  readonly names: TableNames
  /** What to do next. */
  readonly ways: ReactNode
  readonly note?: ReactNode
  readonly onBoard: () => void
}

/** The end of a game that people have ended: who gave up and who won, or that it was stopped. */
export function EndedWindow({ end, names, ways, note, onBoard }: EndedWindowProps) {
  const say = useSayWord()
  const { winners } = end
  const wins = names.you !== null && winners.includes(names.you)
  const title = wins
    ? say('youWin')
    : winners.length > 0
      ? say('winner', { names: winners.map(names.seatName).join(', ') })
      : say('gameStopped')
  return (
    <Window title={title} onClose={onBoard}>
      <div className="end" data-testid="end-screen">
        <div className="end-scroll">
          <p className="end-reason">{endText(names, end)}</p>
          {note}
        </div>
        <div className="end-ways">
          {ways}
          <button type="button" className="quiet" onClick={onBoard}>
            {say('showBoard')}
          </button>
          <Link href="/" className="quiet">
            {say('backHome')}
          </Link>
        </div>
      </div>
    </Window>
  )
}
