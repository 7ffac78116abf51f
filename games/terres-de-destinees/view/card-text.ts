import type { Bilingual, CardBase, Language } from '@sablier/kernel'
import { type Card, powerLines } from '@sablier/terres-de-destinees'

type Words = Readonly<Record<string, Bilingual>>

/** Markup of families and types said in words, where there is no room for drawings. */
export const inPlainWords = (text: string, words: Words, language: Language): string =>
  text.replace(/\{icon:([\w-]+)\}/g, (_, key: string) => words[key]?.[language] ?? key)

/** What a card does, in one line of plain words. */
export function cardText(card: CardBase, language: Language, words: Words): string {
  // The table hands over cards of its own game only.
  const lines = powerLines(card as Card, language)
  return lines.map((line) => inPlainWords(line, words, language)).join(' ')
}
