import type { Bilingual, Language } from '@sablier/kernel'

/** A stretch of a rule's text; `word` is the glossary word it is a form of. */
export interface TextPart {
  readonly text: string
  readonly word: string | null
}

/** Finds the words of a glossary in texts of one language, also in the plural. */
export function glossaryFinder(
  glossary: Readonly<Record<string, Bilingual>>,
  language: Language,
): (text: string) => TextPart[] {
  const words = new Map<string, string>()
  for (const [id, names] of Object.entries(glossary))
    for (const form of formsOf(names[language])) if (!words.has(plainForm(form))) words.set(plainForm(form), id)
  const patterns = [...words.keys()].sort((a, b) => b.length - a.length).map(patternOf)
  if (patterns.length === 0) return (text) => [{ text, word: null }]
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.map((pattern) => `(${pattern})`).join('|')})(?![\\p{L}])`,
    'giu',
  )
  const ids = [...words.keys()].sort((a, b) => b.length - a.length).map((form) => words.get(form) ?? null)
  return (text) => {
    const parts: TextPart[] = []
    let done = 0
    for (const match of text.matchAll(found)) {
      if (match.index > done) parts.push({ text: text.slice(done, match.index), word: null })
      const which = match.slice(1).findIndex((group) => group !== undefined)
      parts.push({ text: match[0], word: ids[which] ?? null })
      done = match.index + match[0].length
    }
    if (done < text.length) parts.push({ text: text.slice(done), word: null })
    return parts
  }
}

/** `Health (HP)` is written as Health or as HP. */
const formsOf = (name: string): string[] =>
  name
    .split(/[()/,;]/)
    .map((form) => form.trim())
    .filter((form) => form.length > 1)
const plainForm = (form: string): string => form.toLowerCase().replaceAll('’', "'")
const patternOf = (form: string): string =>
  form
    .split(/\s+/)
    .map((part) => `${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]")}(?:s|x|es)?`)
    .join('\\s+')
