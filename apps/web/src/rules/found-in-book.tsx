import type { Book, CardBase } from '@sablier/kernel'
import { useSay } from '@sablier/ui'
import type { OpenGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { BookCards } from './book-cards.tsx'
import { nearestWords, searchBook } from './book-search.ts'
import { RuleSentence, useFirstWords, useReading } from './rule-text.tsx'
import { WordList } from './word-list.tsx'

interface FoundProps {
  readonly open: OpenGame
  readonly book: Book
  readonly query: string
  readonly onWord: (word: string) => void
}

/** What answers a question: sentences in their chapters first, then words, then cards. */
export function FoundInBook({ open, book, query, onWord }: FoundProps) {
  const say = useSayWord()
  const { rules, target } = useReading()
  const cards: readonly CardBase[] = open.game.cards
  const found = searchBook({ book, rules, cards }, query)
  const words = Object.fromEntries(found.words.flatMap((id) => (book.words[id] ? [[id, book.words[id]] as const] : [])))
  const count = found.rules.length + found.words.length + found.cards.length
  return (
    <>
      <p role="status" className="hint">
        {count === 0 ? say('bookNothing') : say('bookFound', { n: count })}
      </p>
      {count === 0 ? (
        <NearestWords book={book} query={query} onWord={onWord} />
      ) : (
        <div className="book-found">
          <FoundRules book={book} found={found.rules} />
          {found.words.length > 0 && <WordList words={words} target={target} />}
          {found.cards.length > 0 && <BookCards open={open} cards={found.cards} />}
        </div>
      )}
    </>
  )
}

/** The sentences that were found, under the titles of their chapters. */
function FoundRules({ book, found }: { book: Book; found: readonly string[] }) {
  const tell = useSay()
  const words = useFirstWords(found)
  return book.chapters.map(({ id, title, rules, rulings }) => {
    const here = [...rules, ...rulings].filter((rule) => found.includes(rule))
    if (here.length === 0) return null
    return (
      <section key={id}>
        <h2 className="book-chapter-title">
          <a href={`#chapter-${id}`} className="book-found-link">
            {tell(title)}
          </a>
        </h2>
        {here.map((rule) => (
          <p key={rule} className="book-text">
            <RuleSentence rule={rule} words={words.get(rule)} />
          </p>
        ))}
      </section>
    )
  })
}

function NearestWords({ book, query, onWord }: Pick<FoundProps, 'book' | 'query' | 'onWord'>) {
  const say = useSayWord()
  const tell = useSay()
  return (
    <div className="book-none">
      <p>{say('nearestWords')}</p>
      <p className="filter-chips">
        {nearestWords(book, query).map((id) => {
          const word = book.words[id]
          return (
            word && (
              <button key={id} type="button" className="filter-chip" onClick={() => onWord(tell(word))}>
                {tell(word)}
              </button>
            )
          )
        })}
      </p>
    </div>
  )
}
