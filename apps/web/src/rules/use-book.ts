import type { Book } from '@sablier/kernel'
import { BOOKS } from '@sablier/shelf/views'
import { useEffect, useState } from 'react'

/** A game without a rulebook of its own. */
const EMPTY: Book = { chapters: [], words: {} }

/** The rulebook of a game once it is there. */
export function useBook(game: string): Book | null {
  const [found, setFound] = useState<{ readonly game: string; readonly book: Book } | null>(null)
  useEffect(() => {
    let gone = false
    const take = (book: Book) => {
      if (!gone) setFound({ game, book })
    }
    void (BOOKS[game]?.() ?? Promise.resolve(EMPTY)).then(take, () => undefined)
    return () => {
      gone = true
    }
  }, [game])
  return found?.game === game ? found.book : null
}
