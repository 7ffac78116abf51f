import { type Answer, type Bilingual, frenchSpacing, type SeenAsk, type SeenEvent } from '@sablier/kernel'
import { Icon, type Lesson, useAnswerText, useLanguage, useRuleText, useTable } from '@sablier/ui'
import { useState } from 'react'
import type { SavedGame } from '../saved/saved-games.ts'
import { useStill } from '../settings/use-appearance.ts'
import { useSayWord } from '../words/use-words.ts'
import { isAboutAsk } from './lessons.ts'
import { usePointer } from './use-pointer.ts'
import { useTutorial } from './use-tutorial.ts'

interface GuideProps {
  readonly saved: SavedGame
  readonly events: readonly SeenEvent[]
  readonly onHint: () => void
}

/** The guide of a first game: tells the game's lessons at their moments, and reads the rule of every other new question. */
export function Guide({ saved, events, onHint }: GuideProps) {
  const say = useSayWord()
  const { ask, view, me } = useTable()
  const { lesson, advised, strayed, read, total, next } = useTutorial(saved, view, events)
  const [left, setLeft] = useState<'stays' | 'thanked' | 'gone'>('stays')
  const [foldedAt, setFoldedAt] = useState<string | null>(null)
  const question = useQuestion(ask?.rule ?? null)
  usePointer(left === 'gone' ? null : (lesson?.point ?? (lesson && isAboutAsk(lesson) ? 'ask' : null)), me, useStill())
  if (left === 'gone') return null
  const done = total > 0 && read >= total && left === 'stays'
  // Every new lesson unfolds it again.
  const place = lesson?.id ?? question
  const isFolded = foldedAt === place
  const waitsForNext = lesson ? !isAboutAsk(lesson) : done
  return (
    <section
      className="guide"
      aria-label={say('guideTitle')}
      data-testid="guide"
      data-stage={lesson ? 'lesson' : done ? 'done' : 'free'}
      data-lesson={lesson?.id}
      data-reads={waitsForNext}
      data-folded={isFolded || undefined}
    >
      <Icon name="lantern" className="guide-sign" />
      <GuideText
        strayed={strayed}
        lesson={lesson}
        otherwise={done ? say('guideDone') : question}
        step={{ n: Math.min(read + 1, total), max: total }}
      />
      <div className="guide-ways">
        {ask && advised !== null && <TryButton ask={ask} advised={advised} />}
        {waitsForNext && <NextButton onNext={lesson ? next : () => setLeft('thanked')} />}
        {ask && !waitsForNext && advised === null && <AdviceButton onHint={onHint} />}
        <SkipButton onSkip={() => setLeft('gone')} />
        <FoldButton isFolded={isFolded} onFold={() => setFoldedAt(isFolded ? null : place)} />
      </div>
    </section>
  )
}

function SkipButton({ onSkip }: { onSkip: () => void }) {
  const say = useSayWord()
  return (
    <button type="button" className="link" onClick={onSkip}>
      {say('guideSkip')}
    </button>
  )
}

/** Gives the answer that the lesson advises. */
function TryButton({ ask, advised }: { ask: SeenAsk; advised: Answer }) {
  const say = useSayWord()
  const answerText = useAnswerText()
  const { submit } = useTable()
  return (
    <button type="button" className="strong" data-advised onClick={() => submit(advised)}>
      {say('guideTry', { answer: answerText(ask, advised) })}
    </button>
  )
}

function AdviceButton({ onHint }: { onHint: () => void }) {
  const say = useSayWord()
  return (
    <button type="button" className="quiet" data-advice onClick={onHint}>
      {say('guideAdvice')}
    </button>
  )
}

/** On a phone the guide may lie over the very card one wants to read: folded it is one line. */
function FoldButton({ isFolded, onFold }: { isFolded: boolean; onFold: () => void }) {
  const say = useSayWord()
  return (
    <button
      type="button"
      className="quiet guide-fold"
      aria-expanded={!isFolded}
      aria-label={say('guideFold')}
      onClick={onFold}
    >
      <span aria-hidden="true">{isFolded ? '▴' : '▾'}</span>
    </button>
  )
}

function NextButton({ onNext }: { onNext: () => void }) {
  const say = useSayWord()
  return (
    <button type="button" className="strong" data-next onClick={onNext}>
      {say('guideNext')}
    </button>
  )
}

interface GuideTextProps {
  readonly strayed: Lesson | null
  readonly lesson: Lesson | null
  /** What is said where there is no lesson. */
  readonly otherwise: string
  readonly step: { readonly n: number; readonly max: number }
}

function GuideText({ strayed, lesson, otherwise, step }: GuideTextProps) {
  const say = useSayWord()
  const language = useLanguage()
  const tell = (text: Bilingual) => (language === 'fr' ? frenchSpacing(text.fr) : text.en)
  return (
    <div className="guide-text" aria-live="polite">
      {strayed?.otherwise && <p className="guide-strayed">{tell(strayed.otherwise)}</p>}
      <p>{lesson ? tell(lesson.text) : otherwise}</p>
      {lesson && <small>{say('guideStep', step)}</small>}
    </div>
  )
}

/** What to say of a question that no lesson explains: its rule when it is new, else that it is known. */
function useQuestion(rule: string | null): string {
  const say = useSayWord()
  const read = useRuleText()
  const [met, setMet] = useState<readonly string[]>([])
  if (rule === null) return say('guideWaits')
  if (!met.includes(rule)) setMet([...met, rule])
  return met.at(-1) === rule ? say('guideWhy', { rule: read(rule) }) : say('guideAgain')
}
