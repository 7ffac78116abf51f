import { useSayWord, type Word } from '../words/use-words.ts'
import { SIGN } from './chance-chart.tsx'
import type { JudgedDecision } from './judged-decision.ts'
import type { KeyMoment } from './key-moments.ts'

const WORDS: Readonly<Record<KeyMoment['kind'], Word>> = {
  mistake: 'reviewMistake',
  gain: 'reviewGain',
  loss: 'reviewLoss',
}

interface MomentStripProps {
  readonly decisions: readonly JudgedDecision[]
  readonly moments: readonly KeyMoment[]
  /** The entry that is looked at. */
  readonly at: number
  /** Every decision has been judged. */
  readonly isWhole: boolean
  readonly onMove: (entry: number) => void
}

/** The moments that turned the game, and a way through all decisions. */
export function MomentStrip({ decisions, moments, at, isWhole, onMove }: MomentStripProps) {
  const say = useSayWord()
  // The moments that count most are known only at the end; until then the curve marks those found so far.
  const shown = isWhole ? moments : []
  return (
    <section className="review-strip" aria-label={say('reviewMoments')}>
      {isWhole && moments.length === 0 && <p>{say('reviewNone')}</p>}
      <ul data-whole={isWhole}>
        {!isWhole && <li className="review-waits">{say('reviewWaits')}</li>}
        {shown.map((moment) => (
          <MomentButton key={moment.decision.entry} moment={moment} at={at} onMove={onMove} />
        ))}
      </ul>
      {decisions.length > 0 && <DecisionSteps decisions={decisions} at={at} onMove={onMove} />}
    </section>
  )
}

type Where = Pick<MomentStripProps, 'at' | 'onMove'>

/** A moment that turned the game: its round, what kind of turn it was, and by how much. */
function MomentButton({ moment, at, onMove }: Where & { readonly moment: KeyMoment }) {
  const say = useSayWord()
  const { decision, kind, swing } = moment
  const { entry, round } = decision
  return (
    <li>
      <button
        type="button"
        className="review-turn"
        aria-pressed={entry === at}
        data-kind={kind}
        onClick={() => onMove(entry)}
      >
        <span className="review-sign" aria-hidden="true">
          {SIGN[kind]}
        </span>
        <span>
          <b>{round > 0 ? say('reviewRound', { n: round }) : say(WORDS[kind])}</b>
          {round > 0 && <small>{say(WORDS[kind])}</small>}
        </span>
        <b className="review-swing">
          {swing > 0 ? '+' : '−'}
          {Math.round(Math.abs(swing) * 100)}
        </b>
      </button>
    </li>
  )
}

/** To the decision before and to the next one. */
function DecisionSteps({ decisions, at, onMove }: Where & Pick<MomentStripProps, 'decisions'>) {
  const say = useSayWord()
  const here = decisions.findIndex(({ entry }) => entry === at)
  const step = (by: number) => {
    const next = decisions[here + by]
    if (next) onMove(next.entry)
  }
  return (
    <div className="review-steps">
      <button
        type="button"
        className="quiet"
        aria-label={say('reviewBefore')}
        disabled={here <= 0}
        onClick={() => step(-1)}
      >
        ‹
      </button>
      <span>
        {say('reviewEvery')} {here + 1} / {decisions.length}
      </span>
      <button
        type="button"
        className="quiet"
        aria-label={say('reviewNext')}
        disabled={here >= decisions.length - 1}
        onClick={() => step(1)}
      >
        ›
      </button>
    </div>
  )
}
