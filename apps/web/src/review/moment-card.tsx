import type { JudgedAnswer } from '@sablier/bots'
import { type Bilingual, fill, type SeenAsk, textOf } from '@sablier/kernel'
import { RichText, TableProvider, useAnswerText, useTable } from '@sablier/ui'
import type { ReactNode } from 'react'
import type { Moment } from '../play/table-host.ts'
import type { OpenGame } from '../start/use-game.ts'
import { type TableSource, useTableModel } from '../table/use-table-model.ts'
import { useSayWord } from '../words/use-words.ts'
import type { JudgedDecision } from './judged-decision.ts'
import { lostPoints, reasonOf, verdictOf } from './key-moments.ts'
import { TableThen } from './table-then.tsx'

interface MomentCardProps extends Pick<TableSource, 'seats' | 'options'> {
  readonly open: OpenGame
  readonly moment: Moment
  readonly decision: JudgedDecision
  /** Where the record is replayed. */
  readonly path: string
  readonly seat: number
  /** What can be done from here. */
  readonly ways: ReactNode
}

const nothing = () => undefined

/** One decision looked at again: what was answered, what would have been better, and why. */
export function MomentCard({ open, moment, seats, options, decision, path, seat, ways }: MomentCardProps) {
  const { view, heard } = moment
  const { model } = useTableModel({
    ...open,
    view,
    events: heard,
    options,
    seats,
    canAct: false,
    draftsOf: null,
    onAnswer: nothing,
    onTake: nothing,
  })
  return (
    <TableProvider value={model}>
      <div className="review-pair">
        <TableThen
          path={path}
          at={decision.entry}
          seat={seat}
          ask={view.ask}
          given={decision.judgement?.given ?? null}
          better={decision.judgement && verdictOf(decision.judgement) !== 'good' ? decision.judgement.best : null}
        />
        <section className="review-moment" data-testid="review-moment">
          {view.ask && <Verdict ask={view.ask} decision={decision} />}
          <div className="review-ways">{ways}</div>
        </section>
      </div>
    </TableProvider>
  )
}

function Verdict({ ask, decision }: { ask: SeenAsk; decision: JudgedDecision }) {
  const say = useSayWord()
  const model = useTable()
  const { judgement, round } = decision
  if (!judgement) return <p>{say('reviewNoChoice')}</p>
  const { given, best } = judgement
  const isMistake = verdictOf(judgement) !== 'good'
  const question = textOf(model, 'asks', ask.text, ask.params)
  return (
    <>
      <h2 className="review-title">{say(isMistake ? 'reviewCost' : 'reviewFine', { n: lostPoints(judgement) })}</h2>
      <p className="review-question">
        {round > 0 && <span>{say('reviewRoundAsked', { n: round })} </span>}
        <RichText nodes={question} />
      </p>
      <AnswerRow label={say('reviewGiven')} ask={ask} judged={given} tone={isMistake ? 'bad' : 'good'} />
      {isMistake && <AnswerRow label={say('reviewBetter')} ask={ask} judged={best} tone="good" />}
      <Why decision={decision} />
      <p className="hint">{say('reviewHonest', { n: judgement.worlds })}</p>
    </>
  )
}

interface AnswerRowProps {
  readonly label: string
  readonly ask: SeenAsk
  readonly judged: JudgedAnswer
  readonly tone: 'good' | 'bad'
}

function AnswerRow({ label, ask, judged: { answer, winChance }, tone }: AnswerRowProps) {
  const say = useSayWord()
  const answerText = useAnswerText()
  const percent = Math.round(winChance * 100)
  return (
    <div className="review-answer" data-tone={tone}>
      <span className="review-label">{label}</span>
      <b>{answerText(ask, answer)}</b>
      <span className="hint-bar" role="img" aria-label={say('winChance', { n: percent })}>
        <span style={{ width: `${percent}%` }} />
      </span>
      <b className="review-percent">{percent} %</b>
    </div>
  )
}

/** Why, in a sentence. */
function Why({ decision: { judgement, texts } }: { decision: JudgedDecision }) {
  const { reader } = useTable()
  if (!judgement) return null
  const reason = reasonOf(judgement)
  const text: Bilingual | undefined = reason ? texts[reason.key] : undefined
  if (!reason || !text) return null
  return (
    <p className="review-why">
      <RichText nodes={fill(text, reason.params ?? {}, reader)} />
    </p>
  )
}
