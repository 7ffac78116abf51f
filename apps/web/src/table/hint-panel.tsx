import type { Hint, HintOffer, HintOption } from '@sablier/bots'
import { fill, plain, textOf } from '@sablier/kernel'
import { RichText, useAnswerText, useTable, useWords } from '@sablier/ui'
import type { ReactNode } from 'react'
import { useSayWord } from '../words/use-words.ts'
import type { HintWays } from './use-hint.ts'

const SHOWN = 4

/** Advice beside the question: what a strong player thinks of each answer and of what stands open, best first. */
export function HintPanel({ hint, thinking, missing, forget }: HintWays) {
  const say = useSayWord()
  const words = useWords()
  const { ask } = useTable()
  if (thinking) return <output className="hint-panel">{say('hintThinking')}</output>
  if (missing)
    return (
      <p role="status" className="hint-panel">
        {say('hintMissing')}
      </p>
    )
  if (!hint || !ask) return null
  return (
    <section className="hint-panel" aria-label={say('hint')} data-testid="hint">
      <ol>
        {hint.options.slice(0, SHOWN).map((option) => (
          <AnswerLine key={JSON.stringify(option.answer)} option={option} texts={hint.texts} />
        ))}
      </ol>
      {hint.offers.length > 0 && (
        <>
          <h3 className="hint-title">{words('offers')}</h3>
          <ol>
            {hint.offers.slice(0, SHOWN).map((offer) => (
              <OfferLine key={JSON.stringify(offer.taking)} offer={offer} />
            ))}
          </ol>
        </>
      )}
      <p className="hint">{say('hintNote')}</p>
      <button type="button" className="quiet hint-close" onClick={forget}>
        {words('close')}
      </button>
    </section>
  )
}

function AnswerLine({ option, texts }: { option: HintOption; texts: Hint['texts'] }) {
  const { ask, reader, submit } = useTable()
  const answerText = useAnswerText()
  if (!ask) return null
  return (
    <HintLine
      text={answerText(ask, option.answer)}
      figures={option}
      onTake={() => submit(option.answer)}
      reasons={option.reasons.map(({ key, params }) => {
        const text = texts[key]
        return text ? (
          <span key={key}>
            <RichText nodes={fill(text, params ?? {}, reader)} />
          </span>
        ) : null
      })}
    />
  )
}

function OfferLine({ offer: figures }: { offer: HintOffer }) {
  const { taking } = figures
  const say = useSayWord()
  const model = useTable()
  const offer = model.offers.find(({ id }) => id === taking?.take)
  if (taking === null) return <HintLine text={say('hintLetStand')} figures={figures} />
  if (!offer) return null
  return (
    <HintLine
      text={plain(textOf(model, 'options', offer.text, offer.params))}
      figures={figures}
      onTake={() => model.take(taking.take, taking.said)}
    />
  )
}

interface HintLineProps {
  readonly text: string
  readonly figures: Pick<HintOption, 'winChance' | 'winSpread' | 'worlds'> & Partial<Pick<HintOption, 'expectedScore'>>
  readonly onTake?: () => void
  readonly reasons?: ReactNode
}

function HintLine({ text, figures, onTake, reasons }: HintLineProps) {
  const say = useSayWord()
  const percent = Math.round(figures.winChance * 100)
  const { expectedScore, winSpread, worlds } = figures
  return (
    <li className="hint-line">
      {onTake ? (
        <button type="button" className="quiet" onClick={onTake}>
          {text}
        </button>
      ) : (
        <span className="hint-stands">{text}</span>
      )}
      <span className="hint-bar" role="img" aria-label={say('winChance', { n: percent })}>
        <span style={{ width: `${percent}%` }} />
      </span>
      <b>{percent} %</b>
      <span className="hint-figures">
        ± {Math.max(1, Math.round((200 * winSpread) / Math.sqrt(worlds)))}
        {expectedScore !== undefined && ` · ${say('hintScore', { n: Math.round(expectedScore) })}`}
      </span>
      {reasons && <span className="hint-reasons">{reasons}</span>}
    </li>
  )
}
