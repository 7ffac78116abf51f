import type { Book } from '@sablier/kernel'
import { useLanguage } from '@sablier/ui'

interface WordListProps {
  readonly words: Book['words']
  readonly target: string
}

/** The words of the game with what they mean, and how the other language calls them. */
export function WordList({ words, target }: WordListProps) {
  const language = useLanguage()
  const other = language === 'fr' ? 'en' : 'fr'
  const sorted = Object.entries(words).sort(([, a], [, b]) => a[language].localeCompare(b[language], language))
  return (
    <dl className="book-words">
      {sorted.map(([id, word]) => (
        <div key={id} id={`word-${id}`} className={target === `word-${id}` ? 'book-word rule-target' : 'book-word'}>
          <dt className="book-word-name">
            {word[language]}
            {word[other] !== word[language] && (
              <small lang={other} className="book-word-other">
                {word[other]}
              </small>
            )}
          </dt>
          <dd className="book-word-meaning">{word.meaning[language]}</dd>
        </div>
      ))}
    </dl>
  )
}
