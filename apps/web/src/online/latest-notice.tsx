import type { Notice } from '@sablier/protocol'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { noticeText, type TableNames } from './notice-words.ts'

/** A vote that is open, and the end of a table, are shown by themselves. */
const isTold = ({ kind }: Notice): boolean => kind !== 'vote-opened' && kind !== 'ended'

/** What was decided or done at the table last, until one has read it. What happened before one came is in the list of the chat. */
export function LatestNotice({ notices, names }: { notices: readonly Notice[]; names: TableNames }) {
  const say = useSayWord()
  const latest = notices.filter(isTold).at(-1)
  const [read, setRead] = useState(latest?.seq ?? 0)
  if (!latest || latest.seq <= read) return null
  return (
    <p role="status" className="notice vote">
      <span>{noticeText(names, latest)}</span>
      <button type="button" className="quiet" aria-label={say('dismiss')} onClick={() => setRead(latest.seq)}>
        ×
      </button>
    </p>
  )
}
