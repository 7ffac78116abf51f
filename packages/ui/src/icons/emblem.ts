import { FOLK } from './folk.ts'
import { ICON_NAMES, type IconName } from './icon-names.ts'
import { PLACES } from './places.ts'
import { THINGS } from './things.ts'

/** Words of card names that no icon bears, with the drawing that stands for them. */
const SYNONYMS: Readonly<Record<string, IconName>> = { ...FOLK, ...PLACES, ...THINGS }

const icons = new Set<string>(ICON_NAMES)
const byWord = new Map<string, IconName>()
for (const name of ICON_NAMES)
  for (const word of name.startsWith('card-') ? [] : name.split('-'))
    if (word.length > 2 && !byWord.has(word)) byWord.set(word, name)

/** Drawings for cards whose name no drawing fits. */
const ANY: readonly IconName[] = [
  'polar-star',
  'round-star',
  'falling-star',
  'magic-swirl',
  'sands-of-time',
  'spark-spirit',
  'crystal-ball',
  'scroll-unfurled',
]

/** The drawing that stands for a card, found by the words of its English name and, failing that, of its kind. */
export function emblemOf(name: string, kinds: readonly string[] = []): IconName {
  const id = name.toLowerCase().replace(/[^a-z]+/g, '-')
  if (icons.has(id)) return id as IconName
  for (const text of [id, ...kinds]) {
    const words = text
      .toLowerCase()
      .split(/[^a-z]+/)
      .reverse()
    for (const word of words) {
      const found =
        SYNONYMS[word] ?? SYNONYMS[word.replace(/s$/, '')] ?? byWord.get(word) ?? byWord.get(word.replace(/s$/, ''))
      if (found) return found
    }
  }
  return ANY[hueOf(id) % ANY.length] as IconName
}

/** A colour angle that belongs to a text for good. */
export function hueOf(text: string): number {
  let hash = 7
  for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % 100_003
  return hash % 360
}
