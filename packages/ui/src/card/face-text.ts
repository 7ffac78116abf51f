import type { Language } from '@sablier/kernel'
import type { IconName } from '../icons/icon-names.ts'

/** A part of a text on a card: words, a drawing, or both side by side where no line may end between them. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string; readonly strong?: true }
  | {
      readonly kind: 'icon'
      readonly icon: IconName
      readonly tone: string
      readonly label: string
      readonly count: string
    }

/** What a text on a card needs: the drawings by word, how the words are called, and the nouns drawn after numbers. */
export interface TextSource {
  readonly language: Language
  readonly icons: Readonly<Record<string, IconName>>
  readonly word: (key: string) => string
  readonly counted: Readonly<Record<string, string>>
}

const patterns = new WeakMap<object, RegExp | null>()
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds "2 Gems" for every noun that has a drawing; longer nouns first. */
function countPattern(counted: Readonly<Record<string, string>>): RegExp | null {
  let pattern = patterns.get(counted)
  if (pattern === undefined) {
    const nouns = Object.keys(counted).sort((a, b) => b.length - a.length)
    pattern =
      nouns.length === 0 ? null : new RegExp(`([+−-]?\\d+)[ \u00a0](${nouns.map(escaped).join('|')})(?![\\p{L}])`, 'gu')
    patterns.set(counted, pattern)
  }
  return pattern
}

/** Reads the markup of a card text: `{icon:gem}`, a number before it, and counted nouns become drawings. */
export function textParts(text: string, source: TextSource): TextPart[] {
  const pattern = countPattern(source.counted)
  const marked = pattern
    ? text.replace(pattern, (_, n: string, noun: string) => `${n}{icon:${source.counted[noun]}|${noun}}`)
    : text
  const parts: TextPart[] = []
  for (const piece of marked.split(/((?:[+−-]?\d+\s?|[+−-])?\{icon:[^}]*\})/)) {
    const match = /^(?:([+−-]?\d+)\s?|([+−-]))?\{icon:([^}|]*)(?:\|([^}]*))?\}$/.exec(piece)
    if (!match) {
      if (piece !== '') parts.push({ kind: 'words', text: piece })
      continue
    }
    const [, number, plus, word = '', noun] = match
    const count = number ?? plus ?? ''
    const label = noun ?? source.word(word)
    const icon = source.icons[word]
    // A word without a drawing is read as a word.
    if (icon) parts.push({ kind: 'icon', icon, tone: word, label, count })
    else parts.push({ kind: 'words', text: `${count}${count ? '\u00a0' : ''}${label}` })
  }
  return parts
}

/** The text without drawings, as it is read aloud. */
export function plainText(parts: readonly TextPart[]): string {
  return parts
    .map((part) => (part.kind === 'words' ? part.text : `${part.count}${part.count ? ' ' : ''}${part.label}`))
    .join('')
}
