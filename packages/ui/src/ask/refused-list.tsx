import type { SeenAsk } from '@sablier/kernel'
import { RichText } from '../rich-text.tsx'
import { useRuleText } from '../rule-note.tsx'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { useOptionText } from './option-label.tsx'

/** What looks possible and is not, each with the rule that refuses it: opened above the bar. */
export function RefusedList({ ask }: { ask: SeenAsk }) {
  const { showRule } = useTable()
  const say = useWords()
  const text = useOptionText()
  const read = useRuleText()
  if (ask.refused.length === 0) return null
  return (
    <details className="refused">
      <summary className="quiet" title={`${say('refused')} (${ask.refused.length})`}>
        {say('whyNot')}
      </summary>
      <ul>
        {ask.refused.map((refused) => (
          <li key={`${refused.id} ${refused.why}`}>
            <RichText nodes={text(refused)} />
            {' — '}
            <button type="button" className="link" onClick={() => showRule(refused.why)}>
              {read(refused.why)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
