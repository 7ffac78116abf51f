import { list, plain, type Result, type Seat, type SeenEvent, textOf } from '@sablier/kernel'
import { Breakdown, Icon, type SeatInfo, useLanguage, useTable, Window } from '@sablier/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useStill } from '../settings/use-appearance.ts'
import { type Say, useSayWord } from '../words/use-words.ts'
import { GameStory } from './game-story.tsx'
import type { ScorePoint } from './score-story.ts'
import { useCounted } from './use-counted.ts'

interface EndScreenProps {
  readonly result: Result
  readonly seats: readonly SeatInfo[]
  readonly me: Seat | null
  /** Everything the viewer has heard. */
  readonly events: readonly SeenEvent[]
  /** How the scores went; without it there is no chart. */
  readonly scores?: () => Promise<ScorePoint[]>
  /** What to do next. */
  readonly ways: ReactNode
  readonly onBoard: () => void
  /** What else is to be said of the game: whether its dice were fair. */
  readonly note?: ReactNode
}

/** The end: who won and why, how the scores went, and what to do next. */
export function EndScreen({ result, seats, me, events, scores, ways, onBoard, note }: EndScreenProps) {
  const say = useSayWord()
  const language = useLanguage()
  const model = useTable()
  const [points, setPoints] = useState<readonly ScorePoint[]>([])
  const wins = me !== null && result.winners.includes(me)
  useConfetti(wins)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per ended game
  useEffect(() => void scores?.().then(setPoints), [result])
  const names = list(
    language,
    result.winners.map((seat) => seats[seat]?.name ?? ''),
  )
  return (
    <Window title={headline(say, result, names, me)} onClose={onBoard} wide>
      <div className="end" data-testid="end-screen" data-game={model.game.id}>
        <p className="end-reason">{plain(textOf(model, 'ends', result.reason))}</p>
        <FinalCount result={result} seats={seats} />
        <GameStory points={points} events={events} seats={seats} />
        {note}
        <div className="end-ways">
          {ways}
          <button type="button" className="quiet" onClick={onBoard}>
            {say('showBoard')}
          </button>
          <Link href="/" className="quiet">
            {say('backHome')}
          </Link>
        </div>
      </div>
    </Window>
  )
}

/** Where everybody's points come from; only the ranking where the game does not tell. */
function FinalCount({ result, seats }: Pick<EndScreenProps, 'result' | 'seats'>) {
  const say = useSayWord()
  const model = useTable()
  const count = useMemo(() => model.look.breakdown?.(model), [model])
  if (!count) return <Ranking result={result} seats={seats} />
  const order = rankingOf(result, seats.length)
  const rows = order.map((seat, i) => ({
    points: {},
    ...count.seats[seat],
    seat,
    name: seats[seat]?.name ?? '',
    rank: result.ranks?.[seat] ?? i + 1,
    total: result.scores[seat] ?? 0,
    won: result.winners.includes(seat),
  }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen
    <section className="end-breakdown" tabIndex={0} aria-label={say('finalScores')}>
      <Breakdown
        caption={say('finalScores')}
        sources={count.sources}
        rows={rows}
        {...(count.moments && { moments: count.moments })}
      />
    </section>
  )
}

/** By the ranks that the game gives; where it gives none, winners first, then by points. */
function rankingOf({ winners, scores, ranks }: Result, seats: number): Seat[] {
  const won = (seat: Seat) => Number(winners.includes(seat))
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => (ranks?.[a] ?? 0) - (ranks?.[b] ?? 0) || won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0),
  )
}

function Ranking({ result, seats }: Pick<EndScreenProps, 'result' | 'seats'>) {
  const say = useSayWord()
  const counted = useCounted()
  const won = (seat: Seat) => result.winners.includes(seat)
  const order = rankingOf(result, seats.length)
  return (
    <ol className="end-ranking" aria-label={say('finalScores')}>
      {order.map((seat) => (
        <li key={seat} data-seat={seat} className={won(seat) ? 'end-winner' : ''}>
          {won(seat) && <Icon name="laurel-crown" label={say('winner', { names: '' }).trim()} />}
          <span className="text-seat">{seats[seat]?.name}</span>
          <span>
            <b>{result.scores[seat]}</b> {counted}
          </span>
        </li>
      ))}
    </ol>
  )
}

function headline(say: Say, { winners }: Result, names: string, me: Seat | null): string {
  if (winners.length === 0) return say('noWinner')
  if (winners.length === 1 && winners[0] === me) return say('youWin')
  if (winners.length > 1) return say('winners', { names })
  return say(me === null ? 'winner' : 'youLose', { names })
}

function useConfetti(wins: boolean): void {
  const still = useStill()
  useEffect(() => {
    if (!wins || still) return
    void import('canvas-confetti').then(({ default: confetti }) =>
      confetti({
        particleCount: 140,
        spread: 80,
        origin: { y: 0.3 },
        colors: ['#d9b26a', '#f0c056', '#f2e9d5', '#8fbbe8'],
      }),
    )
  }, [wins, still])
}
