import type { SeenEvent } from '@sablier/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { type LogLine, logLines } from './log-lines.ts'
import { RichText } from './rich-text.tsx'
import { RuleSign } from './rule-note.tsx'
import { useTable } from './table-context.tsx'
import { useWords } from './words.ts'

const SHOWN = 250

/** What happened, newest last; each line opens the rule by which it happened. Read aloud as it grows. */
export function Log({ events }: { events: readonly SeenEvent[] }) {
  const model = useTable()
  const say = useWords()
  const scroll = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` and the reader change with the language only
  const lines = useMemo(() => logLines(events, model, say).slice(-SHOWN), [events, model.game, model.reader])
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
      {lines.map(({ key, nodes, rule, tone }) => (
        <li key={key} className={`log-line log-${tone}`}>
          <span>
            <RichText nodes={nodes} />
          </span>
          <RuleSign rule={rule} />
        </li>
      ))}
    </ol>
  )
}
