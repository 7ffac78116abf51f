import { frenchSpacing, type Ledger } from '@sablier/kernel'
import { useLanguage } from '@sablier/ui'
import { createContext, useContext } from 'react'
import type { TextPart } from './glossary-words.ts'

/** What every sentence of a rulebook needs to be read. */
export interface Reading {
  readonly rules: Ledger
  /** Finds the words of the glossary in a text. */
  readonly find: (text: string) => readonly TextPart[]
  /** How a rule is called: its chapter and its place there; null where nothing links to rules. */
  readonly titleOf: ((rule: string) => string) | null
  /** The rule or word that was come for. */
  readonly target: string
}

const ReadingContext = createContext<Reading | null>(null)
export const ReadingProvider = ReadingContext.Provider

export function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (!reading) throw new Error('A sentence of the rules stands outside of a rulebook')
  return reading
}

/** The text of a rule in the language one reads. */
export function useReadRule(): (rule: string) => string {
  const { rules } = useReading()
  const language = useLanguage()
  return (id) => {
    const rule = rules[id]
    if (!rule) return ''
    return language === 'fr' ? frenchSpacing(rule.fr) : rule.en
  }
}

/** The words that each rule of a list is the first to use: a word leads to its meaning once a chapter. */
export function useFirstWords(rules: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const { find } = useReading()
  const read = useReadRule()
  const known = new Set<string>()
  return new Map(
    rules.map((rule) => {
      const said = find(read(rule)).flatMap(({ word }) => (word === null || known.has(word) ? [] : [word]))
      for (const word of said) known.add(word)
      return [rule, new Set(said)] as const
    }),
  )
}

/** A text in which some words of the glossary lead, once each, to what they mean. */
function GlossaryText({ text, words }: { text: string; words: ReadonlySet<string> | undefined }) {
  const { find } = useReading()
  const left = new Set(words)
  return find(text).map(({ text: part, word }, i) =>
    word === null || !left.delete(word) ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <a key={i} href={`#word-${word}`} className="word-link">
        {part}
      </a>
    ),
  )
}

/** One rule as a sentence, with the sign that links to it. */
export function RuleSentence({ rule, words }: { rule: string; words?: ReadonlySet<string> | undefined }) {
  const read = useReadRule()
  const { titleOf, target } = useReading()
  return (
    <span id={rule} className={target === rule ? 'book-rule rule-target' : 'book-rule'}>
      <GlossaryText text={read(rule)} words={words} />
      {titleOf && (
        <>
          {'\u00a0'}
          <a href={`#${rule}`} className="book-anchor" title={rule} aria-label={titleOf(rule)}>
            §
          </a>
        </>
      )}{' '}
    </span>
  )
}
