import { logLines, type SeenEvent } from '@sablier/kernel'
import { LogList, useTable, Window } from '@sablier/ui'
import { useEffect, useRef, useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { noteSeen, seenEntries } from './last-look.ts'

/** How many decisions make it worth telling. */
const WORTH = 2

/** Notes how far one has seen while one looks; says how far that was when one came back, if much has happened since. */
export function useLastLook(table: string, entries: number): { since: number | null; forget: () => void } {
  const [since, setSince] = useState<number | null>(null)
  const away = useRef(true)
  useEffect(() => {
    const look = () => {
      if (document.hidden) {
        away.current = true
        return
      }
      const seen = seenEntries(table)
      if (away.current && seen !== null && entries - seen >= WORTH) setSince(seen)
      away.current = false
      noteSeen(table, entries)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [table, entries])
  return { since: since !== null && since < entries ? since : null, forget: () => setSince(null) }
}

/** What happened since one last looked, told line by line. */
export function CatchUp({
  events,
  since,
  onClose,
}: {
  events: readonly SeenEvent[]
  since: number
  onClose: () => void
}) {
  const say = useSayWord()
  const model = useTable()
  const lines = logLines(
    events.filter(({ entry }) => entry > since),
    model,
  )
  return (
    <Window title={say('sinceTitle')} onClose={onClose} wide>
      <LogList lines={lines} kind="catch-up" />
    </Window>
  )
}
