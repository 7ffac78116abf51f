import type { AnyGame, Book, Ledger } from '@sablier/kernel'
import { useLanguage } from '@sablier/ui'
import { useMemo } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { glossaryFinder } from './glossary-words.ts'
import type { Reading } from './rule-text.tsx'

/** How each rule of a book is called: its chapter and its place there. */
export function useRuleTitles(book: Book | null): (rule: string) => string {
  const say = useSayWord()
  const language = useLanguage()
  return useMemo(() => {
    const titles = new Map<string, string>()
    for (const { title, rules, rulings } of book?.chapters ?? [])
      for (const [i, rule] of [...rules, ...rulings].entries())
        titles.set(rule, say('ruleTitle', { chapter: title[language], n: i + 1 }))
    return (rule) => titles.get(rule) ?? rule
  }, [book, language, say])
}

/** All that sentences of a rulebook need. */
export function useReadingOf(game: AnyGame, book: Book, target: string): Reading {
  const language = useLanguage()
  const titleOf = useRuleTitles(book)
  const find = useMemo(() => glossaryFinder(book.words, language), [book, language])
  const rules: Ledger = game.shape.rules
  return useMemo(() => ({ rules, find, titleOf, target }), [rules, find, titleOf, target])
}
