import type { Book } from '@sablier/kernel'
import { pictureUrl, useSay } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { startTutorial } from '../play/start-tutorial.ts'
import { useSettings } from '../settings/settings-store.ts'
import type { OpenGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'

interface BookSideProps {
  readonly open: OpenGame
  readonly book: Book
  /** How many chapters stand on the sheet by now. */
  readonly drawn: number
}

/** Beside the rulebook: its chapters, and other ways to learn. On phones the chapters are a strip above it. */
export function BookSide({ open: { game }, book, drawn }: BookSideProps) {
  const say = useSayWord()
  const tell = useSay()
  const here = useChapterInSight(book, drawn)
  return (
    <div className="book-side">
      <p className="book-box">
        <img
          className="book-box-picture"
          src={pictureUrl(game.id, 'cover', 'box')}
          alt=""
          width="42"
          height="42"
          decoding="async"
        />
        <b>{tell(game.text.title)}</b>
      </p>
      <nav aria-label={say('chapters')}>
        <ol className="book-chapters">
          {book.chapters.map(({ id, title }, i) => (
            <li key={id}>
              <a href={`#chapter-${id}`} className="book-chapter-link" aria-current={id === here ? 'true' : undefined}>
                <span className="book-number" aria-hidden="true">
                  {i + 1}
                </span>
                {tell(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <LearnByPlaying game={game.id} />
      <button type="button" className="quiet book-side-way" onClick={() => print()}>
        {say('print')}
      </button>
    </div>
  )
}

function LearnByPlaying({ game }: { game: string }) {
  const say = useSayWord()
  const [, go] = useLocation()
  const name = useSettings((settings) => settings.name)
  const [opening, setOpening] = useState(false)
  const learn = async () => {
    setOpening(true)
    try {
      go(`/play/${await startTutorial(game, name || say('you'))}`)
    } finally {
      setOpening(false)
    }
  }
  return (
    <button type="button" className="strong book-side-way" disabled={opening} onClick={() => void learn()}>
      {say('learnByPlaying')}
    </button>
  )
}

/** The chapter that is read now. */
function useChapterInSight({ chapters }: Book, drawn: number): string {
  const [here, setHere] = useState(chapters[0]?.id ?? '')
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setHere(entered.target.id.replace('chapter-', ''))
      },
      // The upper third of the screen is where one reads.
      { rootMargin: '-10% 0px -65% 0px' },
    )
    for (const { id } of chapters.slice(0, drawn)) {
      const section = document.getElementById(`chapter-${id}`)
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [chapters, drawn])
  return here
}
