import { frenchSpacing, type Rule } from '@sablier/kernel'
import { useLanguage } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import type { TextPart } from './glossary-words.ts'

interface RuleListProps {
  readonly rules: readonly (readonly [string, Rule])[]
  readonly find: (text: string) => readonly TextPart[]
  /** The rule that was come for. */
  readonly target: string
}

/** Rules by section; the words of the glossary lead to it. */
export function RuleList({ rules, find, target }: RuleListProps) {
  const say = useSayWord()
  const language = useLanguage()
  const sections = [...new Set(rules.map(([, { section }]) => section))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  )
  return sections.map((section) => (
    <section key={section}>
      <h2 className="home-title">{say('section', { n: section })}</h2>
      <ul className="rules">
        {rules
          .filter(([, rule]) => rule.section === section)
          .map(([id, texts]) => (
            <li key={id} id={id} className={id === target ? 'rule-target' : ''}>
              <p>
                {find(language === 'fr' ? frenchSpacing(texts.fr) : texts.en).map(({ text, word }, i) =>
                  word === null ? (
                    text
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
                    <a key={i} href={`#word-${word}`} className="word-link">
                      {text}
                    </a>
                  ),
                )}
              </p>
              <a href={`#${id}`} className="rule-anchor">
                <code>{id}</code>
              </a>
            </li>
          ))}
      </ul>
    </section>
  ))
}
