import type { SeenAsk } from '@sablier/kernel'
import { createContext, useContext } from 'react'
import { answerOf } from '../choose/picks.ts'
import { usePicks } from '../choose/use-picks.ts'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { useAnswerText } from './answer-text.ts'

/** What the confirmation says instead of "Confirm": what it will do. */
export const ConfirmLabel = createContext<string | undefined>(undefined)

/** Gives what is gathered, once it is enough, and takes it back. A single answer is named; another press elsewhere replaces it. */
export function ConfirmButtons({ ask }: { ask: SeenAsk }) {
  const { submit, clear } = useTable()
  const say = useWords()
  const label = useContext(ConfirmLabel)
  const kept = usePicks((picks, question) => picks.of(question))
  const answer = answerOf(ask, kept)
  const answerText = useAnswerText()
  const isSingle = ask.kind === 'pick'
  const isBegun = kept.chosen.length > 0 || kept.draft !== undefined
  return (
    <>
      {isBegun && !isSingle && (
        <button type="button" className="quiet" onClick={clear}>
          {say('clear')}
        </button>
      )}
      <button
        type="button"
        className="strong"
        data-confirm
        disabled={answer === null}
        onClick={() => answer !== null && submit(answer)}
      >
        <span className="key-cap" aria-hidden="true">
          ↵
        </span>
        {label ?? (isSingle && answer !== null ? answerText(ask, answer) : say('confirm'))}
      </button>
    </>
  )
}
