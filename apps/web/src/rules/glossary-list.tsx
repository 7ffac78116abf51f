import type { Glossary } from '@sablier/shelf/views'
import { useLanguage } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'

const SHOWN = 6

interface GlossaryListProps {
  readonly glossary: Glossary
  /** The rules that speak of each word. */
  readonly spokenOf: ReadonlyMap<string, readonly string[]>
  readonly target: string
  readonly onWord: (word: string) => void
}

/** The words of the game in both languages, each with the rules that speak of it. */
export function GlossaryList({ glossary, spokenOf, target, onWord }: GlossaryListProps) {
  const say = useSayWord()
  const language = useLanguage()
  const other = language === 'fr' ? 'en' : 'fr'
  const words = Object.entries(glossary).sort(([, a], [, b]) => a[language].localeCompare(b[language], language))
  return (
    <dl className="glossary">
      {words.map(([id, names]) => {
        const rules = spokenOf.get(id) ?? []
        return (
          <div key={id} id={`word-${id}`} className={target === `word-${id}` ? 'rule-target' : ''}>
            <dt>
              {names[language]} <small lang={other}>{names[other]}</small>
            </dt>
            <dd>
              {rules.slice(0, SHOWN).map((rule) => (
                <a key={rule} href={`#${rule}`} className="rule-anchor">
                  <code>{rule}</code>
                </a>
              ))}
              {rules.length > SHOWN && (
                <button type="button" className="link" onClick={() => onWord(names[language])}>
                  {say('rulesFound', { n: rules.length })}
                </button>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
