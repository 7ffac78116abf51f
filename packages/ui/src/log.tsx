import type { SeenEvent } from '@sablier/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { logLines } from './log-lines.ts'
import { RichText } from './rich-text.tsx'
import { RuleSign } from './rule-note.tsx'
import { useTable } from './table-context.tsx'
import { useWords } from './words.ts'

const SHOWN = 250

/** What happened, newest last; each line opens the rule by which it happened. Read aloud as it grows. */
export function Log({ events }: { events: readonly SeenEvent[] }) {
  const model = useTable()
  const say = useWords()
  const end = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` and the reader change with the language only
  const lines = useMemo(() => logLines(events, model, say).slice(-SHOWN), [events, model.game, model.reader])
  useEffect(() => {
    const list = end.current?.parentElement
    if (list && lines.length > 0) list.scrollTop = list.scrollHeight
  }, [lines.length])
  return (
    <section className="log" aria-label={say('log')}>
      <ol className="log-lines" role="log" aria-live="polite">
        {lines.map(({ key, nodes, rule, tone }) => (
          <li key={key} className={`log-line log-${tone}`}>
            <span>
              <RichText nodes={nodes} />
            </span>
            <RuleSign rule={rule} />
          </li>
        ))}
        <li ref={end} className="log-end" aria-hidden="true" />
      </ol>
    </section>
  )
}
