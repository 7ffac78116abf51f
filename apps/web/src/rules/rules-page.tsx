import type { Rule } from '@sablier/kernel'
import { GLOSSARIES, type Glossary } from '@sablier/shelf/views'
import { useLanguage, useSay } from '@sablier/ui'
import { useEffect, useMemo, useState } from 'react'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { GlossaryList } from './glossary-list.tsx'
import { glossaryFinder } from './glossary-words.ts'
import { RuleList } from './rule-list.tsx'

const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const hash = (): string => decodeURIComponent(location.hash.slice(1))

/** The rules in which all words of a search stand, in either language. */
function search(rules: Readonly<Record<string, Rule>>, query: string): [string, Rule][] {
  const asked = plainText(query).split(/\s+/).filter(Boolean)
  return Object.entries(rules).filter(([rule, { en, fr, section }]) => {
    const whole = plainText(`${rule} ${section} ${en} ${fr}`)
    return asked.every((word) => whole.includes(word))
  })
}

/** Every rule of a game in the language one reads, with a search that knows both and the words of the game. */
export function RulesPage({ id }: { id: string }) {
  const say = useSayWord()
  const tell = useSay()
  const { open, failed } = useGame(id)
  const [query, setQuery] = useState('')
  const target = useTarget(open !== null, () => setQuery(''))
  const { glossary, find, spokenOf } = useGlossary(
    id,
    open ? (open.game.shape.rules as Record<string, Rule>) : NO_RULES,
  )
  if (failed) return <Missing />
  if (!open) return <Loading />
  const found = search(open.game.shape.rules as Record<string, Rule>, query)
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
      <div className="rules-page">
        <div>
          <RuleList rules={found} find={find} target={target} />
        </div>
        <details className="glossary-side" open={matchMedia('(min-width: 62rem)').matches}>
          <summary>{say('glossary')}</summary>
          <GlossaryList glossary={glossary} spokenOf={spokenOf} target={target} onWord={setQuery} />
        </details>
      </div>
    </PageFrame>
  )
}

const NO_RULES: Readonly<Record<string, Rule>> = {}

/** The rule or word that the address names; it is brought into sight. */
function useTarget(ready: boolean, onMissing: () => void): string {
  const [target, setTarget] = useState(hash)
  useEffect(() => {
    const look = () => setTarget(hash())
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target only
  useEffect(() => {
    if (!ready || !target) return
    if (!document.getElementById(target)) onMissing()
    // A search may have hidden it: it is there after the next drawing.
    requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView({ block: 'center' }))
  }, [ready, target])
  return target
}

/** The words of a game, where they stand in a text, and which rules speak of each. */
function useGlossary(id: string, rules: Readonly<Record<string, Rule>>) {
  const language = useLanguage()
  const [glossary, setGlossary] = useState<Glossary>({})
  useEffect(() => void GLOSSARIES[id]?.().then(setGlossary), [id])
  return useMemo(() => {
    const find = glossaryFinder(glossary, language)
    const spokenOf = new Map<string, string[]>()
    for (const [rule, texts] of Object.entries(rules))
      for (const word of new Set(find(texts[language]).map((part) => part.word)))
        if (word !== null) spokenOf.set(word, [...(spokenOf.get(word) ?? []), rule])
    return { glossary, find, spokenOf }
  }, [glossary, language, rules])
}
