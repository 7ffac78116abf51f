import type { Chapter } from '@sablier/kernel'
import { useAnswerText, useRuleText, useSay, useTable } from '@sablier/ui'
import type { ReactNode } from 'react'
import type { ShownStretch } from '../replay/replay-host.ts'
import { useSayWord } from '../words/use-words.ts'
import type { Show } from './use-show.ts'

interface ShowBarProps {
  readonly show: Show
  readonly shown: ShownStretch
  readonly chapter: Chapter
  readonly ways: ReactNode
}

interface WhatHappenedProps extends Pick<ShownStretch, 'steps'> {
  readonly chapter: Chapter
  /** How many of the decisions have been made. */
  readonly made: number
}

/** Below a table that shows a rule: what just happened and by which rule, and the way through the stretch. */
export function ShowBar({ show, shown, chapter, ways }: ShowBarProps) {
  const say = useSayWord()
  const tell = useSay()
  const step = { n: show.at - shown.from, max: shown.until - shown.from }
  return (
    <section className="notice show-bar" aria-label={say('showing', { chapter: tell(chapter.title) })}>
      <div className="show-told" aria-live="polite">
        <WhatHappened chapter={chapter} steps={shown.steps} made={step.n} />
      </div>
      <div className="show-ways">
        <StepButtons show={show} shown={shown} />
        <output className="show-count">{say('showStep', step)}</output>
        {ways}
      </div>
    </section>
  )
}

/** Back, play or pause, and on. */
function StepButtons({ show, shown: { from, until } }: Pick<ShowBarProps, 'show' | 'shown'>) {
  const say = useSayWord()
  const { at, running, setAt, setRunning } = show
  const move = (to: number) => {
    setRunning(false)
    setAt(to)
  }
  const isOver = at >= until
  const play = () => {
    if (isOver) setAt(from)
    setRunning(!running)
  }
  return (
    <>
      <button
        type="button"
        className="quiet show-step"
        disabled={at === from}
        aria-label={say('stepBack')}
        onClick={() => move(at - 1)}
      >
        ‹
      </button>
      <button type="button" className="quiet" onClick={play}>
        {say(isOver ? 'showAgain' : running ? 'pause' : 'play')}
      </button>
      <button
        type="button"
        className="quiet show-step"
        disabled={isOver}
        aria-label={say('step')}
        onClick={() => move(at + 1)}
      >
        ›
      </button>
    </>
  )
}

/** The decision that was just made, and the rule of the chapter that is at work: in what came of it, else in what is asked. */
function WhatHappened({ chapter: { title, rules }, steps, made }: WhatHappenedProps) {
  const tell = useSay()
  const read = useRuleText()
  const answerText = useAnswerText()
  const { events, view, seats } = useTable()
  const step = steps[made - 1]
  const newest = step ? events.filter(({ entry }) => entry === view.entries) : []
  const known = [newest.findLast((event) => rules.includes(event.rule))?.rule, step?.ask?.rule, steps[made]?.ask?.rule]
  const rule = known.find((one) => one !== undefined && rules.includes(one))
  return (
    <>
      <p className="show-line">
        <b className="show-title">{tell(title)}</b>{' '}
        {step?.ask && (
          <>
            <b className="text-seat" data-seat={step.seat}>
              {seats[step.seat]?.name}
            </b>{' '}
            {answerText(step.ask, step.answer)}
          </>
        )}
      </p>
      {rule && <p className="show-rule">{read(rule)}</p>}
    </>
  )
}
