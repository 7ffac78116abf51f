import type { Bilingual, Book, Ledger } from '@sablier/kernel'

/** What a search finds: rules by chapter, words of the glossary, and cards. */
export interface Found {
  readonly rules: readonly string[]
  readonly words: readonly string[]
  readonly cards: readonly string[]
}

interface Searched {
  readonly book: Book
  readonly rules: Ledger
  readonly cards: readonly { readonly id: string; readonly name: Bilingual }[]
}

/** Words of a question that say nothing about what is asked. */
const EMPTY_WORDS = new Set(
  (
    'a an the of to in on at is are be do does i you my can could may must how what when where which who why if it its and or not with for by ' +
    'le la les l un une des du de d et ou est sont peut on je mon ma mes puis comment que qu quoi quand si il elle ce ces dans en au aux pour par avec pas ne n'
  ).split(' '),
)
/** Enough for one screen; whoever wants fewer asks more exactly. */
const MOST = 30

/** Letters without accents and capitals. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The words of a question that count; all of them if none does. */
function askedWords(query: string): string[] {
  const all = wordsOf(query)
  const meant = all.filter((word) => !EMPTY_WORDS.has(word))
  return meant.length > 0 ? meant : all
}

/** How many of the asked words begin a word of the text. */
function hits(asked: readonly string[], ...texts: readonly string[]): number {
  const said = texts.flatMap(wordsOf)
  return asked.filter((word) => said.some((one) => one.startsWith(word))).length
}

/** The ids whose texts hold most of what is asked: all of it if possible, else at least half. */
function best(
  entries: readonly (readonly [id: string, texts: readonly string[]])[],
  asked: readonly string[],
): string[] {
  const scored = entries.map(([id, texts]) => ({ id, score: hits(asked, ...texts) }))
  const top = Math.max(0, ...scored.map(({ score }) => score))
  if (top === 0 || top < asked.length / 2) return []
  return scored.filter(({ score }) => score === top).map(({ id }) => id)
}

/** What speaks of a question, in either language. */
export function searchBook({ book, rules, cards }: Searched, query: string): Found {
  const asked = askedWords(query)
  const listed = book.chapters.flatMap((chapter) =>
    [...chapter.rules, ...chapter.rulings].map((id) => {
      const rule = rules[id]
      return [id, [rule?.en ?? '', rule?.fr ?? '', id]] as const
    }),
  )
  const words = Object.entries(book.words).map(([id, { en, fr }]) => [id, [en, fr]] as const)
  const named = cards.map(({ id, name }) => [id, [name.en, name.fr]] as const)
  return {
    rules: best(listed, asked).slice(0, MOST),
    words: best(words, asked).slice(0, MOST),
    cards: best(named, asked).slice(0, MOST),
  }
}

const pairsOf = (text: string): Set<string> => {
  const plain = ` ${plainText(text)} `
  return new Set(Array.from({ length: plain.length - 1 }, (_, i) => plain.slice(i, i + 2)))
}

/** The words of a glossary that look most like what was asked. */
export function nearestWords(book: Book, query: string, most = 5): string[] {
  const asked = pairsOf(query)
  const likeness = (text: string): number => {
    const own = pairsOf(text)
    return (2 * [...own].filter((pair) => asked.has(pair)).length) / (own.size + asked.size)
  }
  return Object.entries(book.words)
    .map(([id, { en, fr }]) => ({ id, like: Math.max(likeness(en), likeness(fr)) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ id }) => id)
}
