import type { Chapter } from '@sablier/kernel'
import { pictureUrl, useSay } from '@sablier/ui'
import { Link } from 'wouter'
import { SmallTable } from '../show/small-table.tsx'
import type { OpenGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { BookCards } from './book-cards.tsx'
import { CardAnatomy } from './card-anatomy.tsx'
import { paragraphsOf } from './paragraphs.ts'
import { RuleSentence, useFirstWords, useReadRule } from './rule-text.tsx'

interface ChapterProps {
  readonly chapter: Chapter
  readonly open: OpenGame
  /** Its place in the book, from 1. */
  readonly n: number
}

/** A chapter of the rulebook: what it is about, its pictures, its rules, an example, and the close cases. */
export function ChapterSection({ chapter, open, n }: ChapterProps) {
  const say = useSayWord()
  const tell = useSay()
  const { id, title, lead, places, steps, cards, anatomy, example, show } = chapter
  return (
    <section id={`chapter-${id}`} className="book-chapter" aria-labelledby={`title-${id}`}>
      <div className="book-chapter-head">
        <h2 id={`title-${id}`} className="book-chapter-title">
          <span className="book-number" aria-hidden="true">
            {n}
          </span>
          {tell(title)}
        </h2>
        {show && (
          <Link href={`/show/${open.game.id}/${id}`} className="book-show">
            {say('showMe')} <span className="visually-hidden">{tell(title)}</span>
          </Link>
        )}
      </div>
      {lead && <p className="book-lead">{tell(lead)}</p>}
      {places && <Places places={places} open={open} />}
      {steps && <Steps steps={steps} game={open.game.id} />}
      {anatomy && <CardAnatomy open={open} anatomy={anatomy} />}
      {cards && <BookCards open={open} cards={cards} />}
      <Rules rules={chapter.rules} />
      {example && <Example open={open} example={example} />}
      {show && <SmallTable game={open.game.id} chapter={id} title={tell(title)} />}
      <CloseCases rulings={chapter.rulings} />
    </section>
  )
}

/** Places side by side, with what lies there: the way of cards, or of people. */
function Places({ places, open }: { places: NonNullable<Chapter['places']>; open: OpenGame }) {
  const tell = useSay()
  return (
    <ol className="book-places">
      {places.map(({ title, text, cards }) => (
        <li key={title.en} className="book-place">
          <b className="book-place-name">{tell(title)}</b>
          <BookCards open={open} cards={cards} size="tall" bare />
          <span>{tell(text)}</span>
        </li>
      ))}
    </ol>
  )
}

/** A turn at a glance: a picture, a name and a sentence for each step. */
function Steps({ steps, game }: { steps: NonNullable<Chapter['steps']>; game: string }) {
  const tell = useSay()
  return (
    <ol className="book-steps" data-steps={steps.length}>
      {steps.map(({ picture, title, text }, i) => (
        <li key={picture} className="book-step">
          <img
            className="book-step-picture"
            src={pictureUrl(game, picture, 'wide')}
            alt=""
            width="432"
            height="270"
            loading="lazy"
            decoding="async"
          />
          <span className="book-step-number" aria-hidden="true">
            {i + 1}
          </span>
          <b className="book-step-name">{tell(title)}</b>
          <span className="book-step-text">{tell(text)}</span>
        </li>
      ))}
    </ol>
  )
}

function Rules({ rules }: { rules: readonly string[] }) {
  const read = useReadRule()
  const words = useFirstWords(rules)
  return paragraphsOf(rules, read).map(({ heading, rules: sentences }) => (
    <p key={sentences[0]} className={heading === null ? 'book-text' : 'book-text book-named'}>
      {sentences.map((rule) => (
        <RuleSentence key={rule} rule={rule} words={words.get(rule)} />
      ))}
    </p>
  ))
}

function Example({ open, example }: { open: OpenGame; example: NonNullable<Chapter['example']> }) {
  const say = useSayWord()
  const tell = useSay()
  return (
    <aside className="book-example">
      <div>
        <h3 className="book-example-title">{say('example')}</h3>
        <p className="book-example-text">{tell(example)}</p>
      </div>
      {example.cards.length > 0 && <BookCards open={open} cards={example.cards} bare />}
    </aside>
  )
}

/** How doubtful cases were decided: there for whoever argues, out of the way of whoever learns. */
function CloseCases({ rulings }: { rulings: readonly string[] }) {
  const say = useSayWord()
  if (rulings.length === 0) return null
  return (
    <details className="book-cases">
      <summary className="book-cases-title">{say('closeCases', { n: rulings.length })}</summary>
      <ul className="book-cases-list">
        {rulings.map((ruling) => (
          <li key={ruling}>
            <RuleSentence rule={ruling} />
          </li>
        ))}
      </ul>
    </details>
  )
}
