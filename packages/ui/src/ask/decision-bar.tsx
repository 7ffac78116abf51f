import { list, type SeenAsk, textOf } from '@sablier/kernel'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { useKeptFocus } from '../choose/use-kept-focus.ts'
import { Icon } from '../icons/icon.tsx'
import { RichText } from '../rich-text.tsx'
import { RuleSign, useRuleText } from '../rule-note.tsx'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { AgreeAsk } from './agree-ask.tsx'
import { AmountAsk } from './amount-ask.tsx'
import { ConfirmLabel } from './confirm-buttons.tsx'
import { Offers } from './offers.tsx'
import { PickAsk } from './pick-ask.tsx'
import { PickSomeAsk } from './pick-some-ask.tsx'
import { ProposeAsk } from './propose-ask.tsx'
import { RefusedList } from './refused-list.tsx'
import { SplitAsk } from './split-ask.tsx'

const PARTS: Readonly<Record<SeenAsk['kind'], ComponentType<{ ask: SeenAsk }>>> = {
  pick: PickAsk,
  'pick-some': PickSomeAsk,
  order: PickSomeAsk,
  agree: AgreeAsk,
  amount: AmountAsk,
  split: SplitAsk,
  propose: ProposeAsk,
}

interface DecisionBarProps {
  /** Round buttons at the end: hint, undo. */
  readonly tools?: ReactNode
  /** Between the question and the buttons: a ladder, a forecast, what is picked so far. */
  readonly children?: ReactNode
  /** Instead of "because of …": the effect text of the card in question, the costs, what to press. */
  readonly reason?: ReactNode
  /** What is said while one is not asked; without it: who is. */
  readonly instead?: string | undefined
  /** What the confirmation says: "Bid 3" instead of "Confirm". */
  readonly confirm?: string | undefined
}

/**
 * The decision bar: whose decision it is, what is asked, by which rule and why, and buttons for what has no place on the table.
 * Whatever lies on the table is pressed there.
 */
export function DecisionBar({ tools, children, reason, instead, confirm }: DecisionBarProps) {
  const { ask, question, view } = useTable()
  const say = useWords()
  const bar = useRef<HTMLElement>(null)
  useKeptFocus(bar, question)
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={`ask-bar${ask ? ' ask-mine' : ''}`}
      aria-label={say('options')}
      data-testid="ask-bar"
      data-ask={ask ? `${view.entries} ${ask.kind}` : ''}
      data-kind={ask?.kind}
    >
      <span className="ask-sand" key={question}>
        <Icon name="hourglass" />
      </span>
      <div className="ask-question" aria-live="polite">
        {ask ? (
          <Question ask={ask} reason={reason} />
        ) : instead ? (
          <h2 className="ask-text ask-waiting">{instead}</h2>
        ) : (
          <Waiting />
        )}
      </div>
      {children && <div className="ask-middle">{children}</div>}
      <div className="ask-answers">
        {ask && <Answers key={question} ask={ask} confirm={confirm} />}
        <Offers />
      </div>
      {tools}
    </section>
  )
}

function Answers({ ask, confirm }: { ask: SeenAsk; confirm: string | undefined }) {
  const Part = PARTS[ask.kind]
  return (
    <>
      <ConfirmLabel value={confirm}>
        <Part ask={ask} />
      </ConfirmLabel>
      <RefusedList ask={ask} />
    </>
  )
}

function Question({ ask, reason }: { ask: SeenAsk; reason: ReactNode }) {
  const model = useTable()
  const say = useWords()
  const read = useRuleText()
  const known = model.game.text.asks[ask.text]
  return (
    <>
      <h2 className="ask-text">
        <span className="visually-hidden">{say('yourTurn')}: </span>
        {known ? <RichText nodes={textOf(model, 'asks', ask.text, ask.params)} /> : read(ask.rule)}{' '}
        <RuleSign rule={ask.rule} />
      </h2>
      {reason ? (
        <p className="ask-source">{reason}</p>
      ) : (
        ask.source && (
          <p className="ask-source">
            {say('from')}{' '}
            <RichText nodes={[{ kind: 'card', card: ask.source, text: model.reader.cardName(ask.source) }]} />
          </p>
        )
      )}
    </>
  )
}

function Waiting() {
  const { view, seats, reader, me } = useTable()
  const say = useWords()
  if (view.state.result || view.waiting.length === 0) return <h2 className="ask-text">{say('gameOver')}</h2>
  // One is asked as soon as what happened before has been shown.
  if (me !== null && view.waiting.includes(me)) return <h2 className="ask-text ask-waiting">{say('watch')}</h2>
  const names = list(
    reader.language,
    view.waiting.map((seat) => seats[seat]?.name ?? ''),
  )
  return <h2 className="ask-text ask-waiting">{say('waitingFor', { names })}…</h2>
}
