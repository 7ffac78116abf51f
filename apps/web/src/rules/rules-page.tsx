import { frenchSpacing, type Rule } from '@sablier/kernel'
import { useLanguage, useSay } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'

const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every rule of a game in the language one reads, with a search that knows both. */
export function RulesPage({ id }: { id: string }) {
  const say = useSayWord()
  const tell = useSay()
  const language = useLanguage()
  const { open, failed } = useGame(id)
  const [query, setQuery] = useState('')
  const target = decodeURIComponent(location.hash.slice(1))
  useEffect(() => {
    if (open && target) document.getElementById(target)?.scrollIntoView({ block: 'center' })
  }, [open, target])
  if (failed) return <Missing />
  if (!open) return <Loading />
  const rules = Object.entries(open.game.shape.rules as Record<string, Rule>)
  const asked = plainText(query).split(/\s+/).filter(Boolean)
  const found = rules.filter(([rule, { en, fr, section }]) => {
    const whole = plainText(`${rule} ${section} ${en} ${fr}`)
    return asked.every((word) => whole.includes(word))
  })
  const sections = [...new Set(found.map(([, { section }]) => section))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  )
  return (
    <PageFrame title={say('rulesOf', { game: tell(open.game.text.title) })} game={id}>
      <label className="search">
        <span className="visually-hidden">{say('search')}</span>
        <input
          type="search"
          placeholder={say('search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p role="status" className="hint">
        {found.length === 0 ? say('nothingFound') : say('rulesFound', { n: found.length })}
      </p>
      {sections.map((section) => (
        <section key={section}>
          <h2 className="home-title">{say('section', { n: section })}</h2>
          <ul className="rules">
            {found
              .filter(([, rule]) => rule.section === section)
              .map(([rule, texts]) => (
                <li key={rule} id={rule} className={rule === target ? 'rule-target' : ''}>
                  <p>{language === 'fr' ? frenchSpacing(texts.fr) : texts.en}</p>
                  <a href={`#${rule}`} className="rule-anchor">
                    <code>{rule}</code>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  )
}
