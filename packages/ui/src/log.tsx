import { type LogLine, logLines, type SeenEvent } from '@sablier/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { RichText } from './rich-text.tsx'
import { RuleSign } from './rule-note.tsx'
import { useTable } from './table-context.tsx'
import { useWords } from './words.ts'

const SHOWN = 250

/** What happened, newest last; each line opens the rule by which it happened. Read aloud as it grows. */
export function Log({ events }: { events: readonly SeenEvent[] }) {
  const say = useWords()
  const scroll = useRef<HTMLDivElement>(null)
  const { game, reader } = useTable()
  const lines = useMemo(() => logLines(events, { game, reader }).slice(-SHOWN), [events, game, reader])
  const newest = lines.at(-1)?.key
  useEffect(() => {
    const list = scroll.current
    if (list && newest !== undefined) list.scrollTop = list.scrollHeight
  }, [newest])
  return (
    <div className="log">
      <div className="log-scroll" role="log" aria-live="polite" aria-label={say('log')} ref={scroll}>
        {lines.length === 0 && <p className="log-empty">{say('logEmpty')}</p>}
        <LogList lines={lines} />
      </div>
    </div>
  )
}

/** Lines of a log, each with the sign of its rule. */
export function LogList({ lines, kind = '' }: { lines: readonly LogLine[]; kind?: string }) {
  return (
    <ol className={`log-lines ${kind}`.trim()}>
      {lines.map(({ key, nodes, event, tone }) => (
        <li key={key} className={`log-line log-${tone}`}>
          <span>
            <RichText nodes={nodes} />
          </span>
          <RuleSign rule={event.rule} />
        </li>
      ))}
    </ol>
  )
}
