import { fillChapters, type WrittenChapter } from './chapters.ts'
import type { LedgerFile } from './ledger.ts'

/** Where the generated book of a game lies. */
export const bookPath = (game: string): string => `games/${game}/rulebook/book.ts`

/** The text of `rulebook/book.ts`: the chapters and the words with their meanings, for whoever reads the rules. */
export function renderBook(ledger: LedgerFile, written: readonly WrittenChapter[]): string {
  const chapters = fillChapters(written, ledger)
  const words = Object.fromEntries(ledger.glossary.map(({ id, en, fr, meaning }) => [id, { en, fr, meaning }]))
  return `// Generated from ledger.yaml and chapters.yaml by \`npm run ledger\`: change these, not this file.
import type { Book } from '@sablier/kernel'

/** The rulebook as people read it. */
export const BOOK: Book = ${JSON.stringify({ chapters, words }, null, 2)}
`
}
