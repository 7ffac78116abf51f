import type { Book } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { CardZoom, useSay } from '@sablier/ui'
import { type ReactNode, useState } from 'react'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { type OpenGame, useGame } from '../start/use-game.ts'
import { useSlices } from '../start/use-slices.ts'
import { useSayWord } from '../words/use-words.ts'
import { BookSide } from './book-side.tsx'
import { ChapterSection } from './chapter-section.tsx'
import { FoundInBook } from './found-in-book.tsx'
import { useReadingOf } from './reading.ts'
import { ReadingProvider } from './rule-text.tsx'
import { useBook } from './use-book.ts'
import { useTarget } from './use-target.ts'
import { WordList } from './word-list.tsx'

/** The rulebook of a game: chapters with pictures and examples, a search, and what its words mean. */
export function RulesPage({ id }: { id: string }) {
  const { open, failed } = useGame(id)
  const book = useBook(id)
  const say = useSayWord()
  const tell = useSay()
  const entry = findGame(id)
  if (!entry || failed) return <Missing />
  const title = say('rulesOf', { game: tell(entry.title) })
  const head = (
    <>
      <h1 className="book-title">{title}</h1>
      <p className="book-goal">{tell(entry.pitch)}</p>
    </>
  )
  return (
    <PageFrame ownTitle title={title} game={id}>
      {open && book ? <RulesBook key={id} open={open} book={book} head={head} /> : <ClosedBook head={head} />}
    </PageFrame>
  )
}

/** What the shelf knows of the book, while it is opened. */
function ClosedBook({ head }: { head: ReactNode }) {
  return (
    <div className="book">
      <div className="book-side" />
      <article className="book-sheet">
        {head}
        <Loading />
      </article>
    </div>
  )
}

function RulesBook({ open, book, head }: { open: OpenGame; book: Book; head: ReactNode }) {
  const say = useSayWord()
  const [query, setQuery] = useState('')
  const target = useTarget(true, () => setQuery(''))
  const drawn = useSlices(book.chapters.length, { first: target ? book.chapters.length : 2, slice: 2 })
  const reading = useReadingOf(open.game, book, target)
  const { game, look } = open
  return (
    <ReadingProvider value={reading}>
      <div className="book">
        <BookSide open={open} book={book} drawn={drawn} />
        <article className="book-sheet">
          {head}
          <label className="book-search">
            <span className="visually-hidden">{say('search')}</span>
            <input
              type="search"
              placeholder={say('bookAsk')}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          {query.trim() ? (
            <FoundInBook open={open} book={book} query={query} onWord={setQuery} />
          ) : (
            book.chapters
              .slice(0, drawn)
              .map((chapter, i) => <ChapterSection key={chapter.id} chapter={chapter} open={open} n={i + 1} />)
          )}
        </article>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the page is wide enough to stand beside the book */}
        <aside className="book-glossary" tabIndex={0} aria-labelledby="glossary-title">
          <h2 id="glossary-title" className="book-glossary-title">
            {say('glossary')}
          </h2>
          <WordList words={book.words} target={target} />
        </aside>
      </div>
      <CardZoom game={game} look={look} />
    </ReadingProvider>
  )
}
