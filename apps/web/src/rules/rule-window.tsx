import type { Chapter } from '@sablier/kernel'
import { RuleNote, useSay, Window } from '@sablier/ui'
import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import type { OpenGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { paragraphsOf } from './paragraphs.ts'
import { type Reading, ReadingProvider, RuleSentence, useReadRule } from './rule-text.tsx'
import { useBook } from './use-book.ts'
import { showPlace } from './use-target.ts'

interface RuleWindowProps {
  readonly open: OpenGame
  readonly rule: string
  readonly onClose: () => void
}

/** The chapter of a rule over the table with the rule lit; the rule alone until the book is there. */
export function RuleWindow({ open: { game }, rule, onClose }: RuleWindowProps) {
  const say = useSayWord()
  const tell = useSay()
  const book = useBook(game.id)
  const chapter = book?.chapters.find(({ rules, rulings }) => rules.includes(rule) || rulings.includes(rule))
  const reading = useMemo<Reading>(
    () => ({ rules: game.shape.rules, find: (text) => [{ text, word: null }], titleOf: null, target: rule }),
    [game, rule],
  )
  if (!chapter) return <RuleNote rule={rule} onClose={onClose} />
  return (
    <Window title={tell(chapter.title)} onClose={onClose}>
      <ReadingProvider value={reading}>
        <ChapterAtTable chapter={chapter} rule={rule} />
      </ReadingProvider>
      <Link href={`/rules/${game.id}#${rule}`} className="rule-more">
        {say('wholeBook')}
      </Link>
    </Window>
  )
}

/** The sentences of a chapter around the one that was asked for; close cases only if it is one. */
function ChapterAtTable({ chapter: { rules, rulings }, rule }: { chapter: Chapter; rule: string }) {
  const read = useReadRule()
  useEffect(() => showPlace(rule), [rule])
  const shown = rulings.includes(rule) ? [...rules, rule] : rules
  return paragraphsOf(shown, read).map(({ rules: sentences }) => (
    <p key={sentences[0]} className="book-text">
      {sentences.map((sentence) => (
        <RuleSentence key={sentence} rule={sentence} />
      ))}
    </p>
  ))
}
