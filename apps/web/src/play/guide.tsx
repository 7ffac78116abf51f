import { Icon, useRuleText, useSay, useTable } from '@sablier/ui'
import { useEffect, useState } from 'react'
import type { SavedGame } from '../saved/saved-games.ts'
import { useSayWord } from '../words/use-words.ts'

/** New questions after which one can do without a guide. */
const LESSONS = 10

type Stage = 'goal' | 'table' | 'log' | 'play' | 'done' | 'gone'
const NEXT: Readonly<Record<Stage, Stage>> = {
  goal: 'table',
  table: 'log',
  log: 'play',
  play: 'done',
  done: 'gone',
  gone: 'gone',
}

/** The guide of a first game: says what the game is about, then explains each new kind of question by its rule. */
export function Guide({ saved, onHint }: { saved: SavedGame; onHint: () => void }) {
  const say = useSayWord()
  const tell = useSay()
  const read = useRuleText()
  const { game, ask } = useTable()
  const [stage, setStage] = useState<Stage>(saved.entries.length > 0 ? 'play' : 'goal')
  const [met, setMet] = useState<readonly string[]>([])
  const question = ask?.rule ?? null
  useEffect(() => {
    if (question !== null && stage === 'play')
      setMet((known) => (known.includes(question) ? known : [...known, question]))
  }, [question, stage])
  useEffect(() => {
    if (met.length > LESSONS) setStage((now) => (now === 'play' ? 'done' : now))
  }, [met.length])
  if (stage === 'gone') return null
  const isNew = question !== null && met[met.length - 1] === question
  const text = {
    goal: () => say('guideGoal', { pitch: tell(game.text.pitch) }),
    table: () => say('guideTable'),
    log: () => say('guideLog'),
    play: () =>
      question === null ? say('loading') : isNew ? say('guideWhy', { rule: read(question) }) : say('guideAgain'),
    done: () => say('guideDone'),
  }[stage]()
  return (
    <section className="guide" aria-label={say('guideTitle')} data-testid="guide" data-stage={stage}>
      <Icon name="lantern" className="guide-sign" />
      <div className="guide-text" aria-live="polite">
        <p>{text}</p>
        {stage === 'play' && <small>{say('guideStep', { n: Math.min(met.length, LESSONS), max: LESSONS })}</small>}
      </div>
      <div className="guide-ways">
        {stage === 'play' ? (
          <button type="button" className="quiet" onClick={onHint}>
            {say('guideAdvice')}
          </button>
        ) : (
          <button type="button" className="strong" onClick={() => setStage(NEXT[stage])}>
            {say('guideNext')}
          </button>
        )}
        <button type="button" className="link" onClick={() => setStage('gone')}>
          {say('guideSkip')}
        </button>
      </div>
    </section>
  )
}
