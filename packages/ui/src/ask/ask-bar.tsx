import { list, type SeenAsk } from '@sablier/kernel'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { RichText } from '../rich-text.tsx'
import { RuleSign, useRuleText } from '../rule-note.tsx'
import { textOf, useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { AgreeAsk } from './agree-ask.tsx'
import { AmountAsk } from './amount-ask.tsx'
import { OrderAsk } from './order-ask.tsx'
import { PickAsk } from './pick-ask.tsx'
import { PickSomeAsk } from './pick-some-ask.tsx'
import { ProposeAsk } from './propose-ask.tsx'
import { RefusedList } from './refused-list.tsx'
import { SplitAsk } from './split-ask.tsx'
import { useNumberKeys } from './use-number-keys.ts'

const PARTS: Readonly<Record<SeenAsk['kind'], ComponentType<{ ask: SeenAsk }>>> = {
  pick: PickAsk,
  'pick-some': PickSomeAsk,
  agree: AgreeAsk,
  amount: AmountAsk,
  order: OrderAsk,
  split: SplitAsk,
  propose: ProposeAsk,
}

/** Says whose decision it is and what is asked, and takes the answer. */
export function AskBar({ tools }: { tools?: ReactNode }) {
  const model = useTable()
  const { ask, question, view } = model
  const say = useWords()
  const bar = useRef<HTMLElement>(null)
  useNumberKeys(bar)
  const Part = ask ? PARTS[ask.kind] : null
  return (
    <section
      ref={bar}
      className={`ask-bar${ask ? ' ask-mine' : ''}`}
      aria-label={say('options')}
      data-testid="ask-bar"
      data-ask={ask ? `${view.entries} ${ask.kind}` : ''}
      data-entries={view.entries}
    >
      <div className="ask-head">
        <div className="ask-question" aria-live="polite">
          {ask ? <Question ask={ask} /> : <Waiting />}
        </div>
        {tools}
      </div>
      {ask && Part && <Part key={question} ask={ask} />}
      {ask && <RefusedList ask={ask} />}
      <Offers />
    </section>
  )
}

function Question({ ask }: { ask: SeenAsk }) {
  const model = useTable()
  const say = useWords()
  const read = useRuleText()
  const known = model.game.text.asks[ask.text]
  return (
    <>
      <span className="ask-tag">
        <Icon name="hourglass" /> {say('yourTurn')}
      </span>
      <h2 className="ask-text">
        {known ? <RichText nodes={textOf(model, 'asks', ask.text, ask.params)} /> : read(ask.rule)}{' '}
        <RuleSign rule={ask.rule} />
      </h2>
      {ask.source && (
        <p className="ask-source">
          {say('from')}{' '}
          <RichText nodes={[{ kind: 'card', card: ask.source, text: model.reader.cardName(ask.source) }]} />
        </p>
      )}
    </>
  )
}

function Waiting() {
  const { view, seats, reader } = useTable()
  const say = useWords()
  if (view.state.result || view.waiting.length === 0) return <h2 className="ask-text">{say('gameOver')}</h2>
  const names = list(
    reader.language,
    view.waiting.map((seat) => seats[seat]?.name ?? ''),
  )
  return <h2 className="ask-text ask-waiting">{say('waitingFor', { names })}…</h2>
}

function Offers() {
  const model = useTable()
  const say = useWords()
  const { offers } = model
  if (offers.length === 0 || model.me === null) return null
  return (
    <div className="offers">
      <span>{say('offers')}</span>
      {offers.map((offer) => (
        <button
          key={offer.id}
          type="button"
          className="quiet"
          data-offer={offer.id}
          onClick={() => model.take(offer.id)}
        >
          <RichText nodes={textOf(model, 'options', offer.text, offer.params)} tappable={false} />
        </button>
      ))}
    </div>
  )
}
