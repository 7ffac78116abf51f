import { CHARACTERS } from '@sablier/bots'
import { list } from '@sablier/kernel'
import { type SeatInfo, useLanguage, useSay } from '@sablier/ui'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { gameOf, type RecordSource } from '../replay/find-record.ts'
import type { OpenedRecord } from '../replay/replay-host.ts'
import { type Replay, useReplay } from '../replay/use-replay.ts'
import { useSource } from '../replay/use-source.ts'
import { keepSaved } from '../saved/saved-games.ts'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { type OpenGame, useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { ChanceChart } from './chance-chart.tsx'
import type { JudgedDecision } from './judged-decision.ts'
import { countVerdicts, keyMoments, VERDICTS } from './key-moments.ts'
import { MomentCard } from './moment-card.tsx'
import { MomentStrip } from './moment-strip.tsx'
import { recordPath, withSearch } from './review-path.ts'
import { useReview } from './use-review.ts'
import '../styles/review.css'

/** A finished game looked at again: how the chances went, what turned it, and what would have been better. */
export function ReviewPage({ source }: { source: RecordSource }) {
  const say = useSayWord()
  const replay = useReplay()
  const { record } = replay
  const { open, failed } = useGame(record?.game ?? null)
  const missing = useSource(source, replay)
  if (missing || failed || replay.error) return <Missing text={say('recordMissing')} />
  if (!record || !open) return <Loading game={gameOf(source)} />
  return <ReviewOf open={open} record={record} replay={replay} source={source} />
}

interface ReviewOfProps {
  readonly open: OpenGame
  readonly record: OpenedRecord
  readonly replay: Replay
  readonly source: RecordSource
}

/** The seat of the first person; computer players go by their characters' names. */
function firstPerson(names: readonly string[]): number {
  const characters = new Set(Object.values(CHARACTERS).map(({ name }) => name))
  return Math.max(
    0,
    names.findIndex((name) => !characters.has(name)),
  )
}

function ReviewOf({ open, record, replay, source }: ReviewOfProps) {
  const say = useSayWord()
  const tell = useSay()
  const language = useLanguage()
  const { names, entries } = record
  const [seat, setSeat] = useState(() => firstPerson(names))
  const review = useReview(record.fault === null ? replay.host : null, seat)
  const moments = useMemo(() => keyMoments(review.decisions, seat), [review, seat])
  const isGoingOn = record.fault === null && review.done < 1
  const seats = useMemo<SeatInfo[]>(() => names.map((name) => ({ name, kind: 'person' })), [names])
  // What is looked at stays while the others are judged.
  const chosen = useChosen(review.decisions, isGoingOn ? null : (moments[0]?.decision ?? null))
  const { at, setAt, setViewer } = replay
  useEffect(() => {
    setViewer(seat)
    if (chosen.decision) setAt(chosen.decision.entry)
  }, [seat, chosen.decision, setAt, setViewer])
  const shared = { decisions: review.decisions, moments, at, onMove: chosen.choose }
  return (
    <PageFrame title={say('reviewTitle')} game={record.game}>
      <header className="review-head">
        <p>
          <b>{tell(open.game.text.title)}</b> · {list(language, names)}
        </p>
        <SeatChoice names={names} seat={seat} onSeat={setSeat} />
      </header>
      {record.fault !== null && <p className="notice">{say('reviewRules')}</p>}
      <VerdictChips decisions={review.decisions} />
      {(review.decisions.length > 1 || isGoingOn) && (
        <div className="review-curve">
          {isGoingOn && (
            <p role="status" className="review-progress">
              {say('reviewGoesOn', { n: Math.round(100 * review.done) })}
              <progress value={review.done} />
            </p>
          )}
          {seats.length > 1 && (
            <ChanceChart {...shared} points={review.decisions} seats={seats} seat={seat} entries={entries} />
          )}
        </div>
      )}
      <MomentStrip {...shared} isWhole={review.done === 1} />
      {chosen.decision && replay.moment && replay.moment.view.entries === chosen.decision.entry && (
        <MomentCard
          open={open}
          moment={replay.moment}
          seats={seats}
          options={record.options}
          decision={chosen.decision}
          path={recordPath(source)}
          seat={seat}
          ways={<Ways replay={replay} seat={seat} entry={chosen.decision.entry} source={source} />}
        />
      )}
    </PageFrame>
  )
}

/** Which decision is looked at: the one that was chosen, else the first that turned the game. */
function useChosen(decisions: readonly JudgedDecision[], first: JudgedDecision | null) {
  const [entry, choose] = useState<number | null>(null)
  const decision = decisions.find((one) => one.entry === entry) ?? first ?? decisions[0] ?? null
  return { decision, choose }
}

/** How many decisions were as good as any, could have been better, and cost dearly. */
function VerdictChips({ decisions }: { decisions: readonly JudgedDecision[] }) {
  const say = useSayWord()
  const counts = countVerdicts(decisions)
  return (
    <p className="review-chips">
      {VERDICTS.map((verdict) => (
        <span key={verdict} className="review-chip" data-verdict={verdict}>
          <b>{counts[verdict]}</b> {say(CHIP_WORDS[verdict])}
        </span>
      ))}
    </p>
  )
}
const CHIP_WORDS = { good: 'chipGood', doubtful: 'chipDoubtful', costly: 'chipCostly' } as const

function SeatChoice(props: { names: readonly string[]; seat: number; onSeat: (seat: number) => void }) {
  const { names, seat, onSeat } = props
  const say = useSayWord()
  return (
    <label className="field">
      {say('reviewOf')}
      <select value={seat} onChange={(event) => onSeat(Number(event.target.value))}>
        {names.map((name, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={n} value={n}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface WaysProps {
  readonly replay: Replay
  readonly seat: number
  readonly entry: number
  readonly source: RecordSource
}

/** What can be done from a moment: look at the table as it was, or play it again another way. */
function Ways({ replay, seat, entry, source }: WaysProps) {
  const say = useSayWord()
  const [, go] = useLocation()
  const tryAgain = async () => {
    const saved = await replay.playOn(seat)
    keepSaved(saved)
    go(`/play/${saved.id}`)
  }
  return (
    <>
      <button type="button" className="strong" onClick={() => void tryAgain()}>
        {say('reviewTry')}
      </button>
      <Link href={withSearch(recordPath(source), `at=${entry}`)} className="quiet">
        {say('reviewSee')}
      </Link>
    </>
  )
}
