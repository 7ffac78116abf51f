import { frenchSpacing, type Rule } from '@sablier/kernel'
import type { ReactNode } from 'react'
import { useLanguage } from './language.tsx'
import { useGame } from './table-context.tsx'
import { Window } from './window.tsx'
import { useWords } from './words.ts'

/** The words of a rule in the language one reads. */
export function useRuleText(): (rule: string) => string {
  const { game } = useGame()
  const language = useLanguage()
  return (id) => {
    const rule: Rule | undefined = game.shape.rules[id]
    if (!rule) return id
    return language === 'fr' ? frenchSpacing(rule.fr) : rule.en
  }
}

/** A small sign that opens the rule behind something. */
export function RuleSign({ rule }: { rule: string }) {
  const { showRule, ruleTitle } = useGame()
  const say = useWords()
  const title = ruleTitle?.(rule) ?? rule
  // The book is not there from the first moment.
  const name = title === rule ? `${say('rule')} ${rule}` : title
  return (
    <button type="button" className="rule-sign" title={name} aria-label={name} onClick={() => showRule(rule)}>
      §
    </button>
  )
}

/** The text of one rule over the table. */
export function RuleNote({ rule: id, onClose, more }: { rule: string; onClose: () => void; more?: ReactNode }) {
  const { game } = useGame()
  const say = useWords()
  const read = useRuleText()
  const rule: Rule | undefined = game.shape.rules[id]
  return (
    <Window title={say('rule')} onClose={onClose}>
      <p className="rule-text">{read(id)}</p>
      <p className="rule-id">
        <code>{id}</code>
        {rule && ` · ${say('section', { n: rule.section })}`}
      </p>
      {more}
    </Window>
  )
}
