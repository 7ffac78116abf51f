import type { HintOption } from '@sablier/bots'
import { fill } from '@sablier/kernel'
import { RichText, useAnswerText, useTable } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import type { HintState } from './use-hint.ts'

const SHOWN = 4

/** Advice beside the question: what a strong player thinks of each answer, best first. */
export function HintPanel({ hint, thinking }: HintState) {
  const say = useSayWord()
  const { ask } = useTable()
  if (thinking) return <output className="hint-panel">{say('hintThinking')}</output>
  if (!hint || !ask) return null
  return (
    <section className="hint-panel" aria-label={say('hint')} data-testid="hint">
      <ol>
        {hint.options.slice(0, SHOWN).map((option) => (
          <HintLine key={JSON.stringify(option.answer)} option={option} texts={hint.texts} />
        ))}
      </ol>
      <p className="hint">{say('hintNote')}</p>
    </section>
  )
}

function HintLine({
  option,
  texts,
}: {
  option: HintOption
  texts: Readonly<Record<string, { en: string; fr: string }>>
}) {
  const say = useSayWord()
  const { ask, reader, submit } = useTable()
  const answerText = useAnswerText()
  if (!ask) return null
  const percent = Math.round(option.winChance * 100)
  return (
    <li className="hint-line">
      <button type="button" className="quiet" onClick={() => submit(option.answer)}>
        {answerText(ask, option.answer)}
      </button>
      <span className="hint-bar" role="img" aria-label={say('winChance', { n: percent })}>
        <span style={{ width: `${percent}%` }} />
      </span>
      <b>{percent} %</b>
      <span className="hint-reasons">
        {option.reasons.map(({ key, params }) => {
          const text = texts[key]
          return text ? (
            <span key={key}>
              <RichText nodes={fill(text, params ?? {}, reader)} />
            </span>
          ) : null
        })}
      </span>
    </li>
  )
}
