import type { JudgedAnswer } from '@sablier/bots'
import type { Answer, SeenAsk } from '@sablier/kernel'
import { useEffect, useRef, useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { withSearch } from './review-path.ts'

/** What a framed replay is told: where it stands, from whose seat, and which cards are marked. */
export interface FramedMoment {
  readonly framed: 'moment'
  readonly at: number
  readonly seat: number
  readonly given: readonly string[]
  readonly better: readonly string[]
}

interface TableThenProps {
  /** The replay of the record. */
  readonly path: string
  readonly at: number
  readonly seat: number
  readonly ask: SeenAsk | null
  readonly given: JudgedAnswer | null
  readonly better: JudgedAnswer | null
}

/** The cards that an answer names. */
function cardsOf(ask: SeenAsk | null, answer: Answer | undefined): string[] {
  const ids = [answer].flat().filter((id) => typeof id === 'string')
  return (ask?.options ?? []).flatMap(({ id, card }) => (card && ids.includes(id) ? [card] : []))
}

/** The table as it was, small, with what was played and what would have been better marked on it. */
export function TableThen({ path, at, seat, ask, given, better }: TableThenProps) {
  const say = useSayWord()
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(at)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const heard = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === 'framed ready') setThere(true)
    }
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [])
  useEffect(() => {
    const cards = { given: cardsOf(ask, given?.answer), better: cardsOf(ask, better?.answer) }
    const moment: FramedMoment = { framed: 'moment', at, seat, ...cards }
    if (isThere) frame.current?.contentWindow?.postMessage(moment, location.origin)
  }, [isThere, at, seat, ask, given, better])
  return (
    <div className="small-table">
      <iframe
        ref={frame}
        className="small-table-frame"
        src={withSearch(path, `at=${first}&small`)}
        title={say('tableThen')}
      />
    </div>
  )
}
