import { list, plain, type Result, type Seat } from '@sablier/kernel'
import { Icon, type SeatInfo, textOf, useLanguage, useTable, Window } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { saveRecord } from '../play/save-record.ts'
import type { ScorePoint } from '../play/table-host.ts'
import type { SavedGame } from '../saved/saved-games.ts'
import { useStill } from '../settings/use-appearance.ts'
import { startGame } from '../start/start-game.ts'
import { type Say, useSayWord } from '../words/use-words.ts'
import { ScoreChart } from './score-chart.tsx'

interface EndScreenProps {
  readonly result: Result
  readonly seats: readonly SeatInfo[]
  readonly me: Seat | null
  readonly scores: () => Promise<ScorePoint[]>
  readonly saved: SavedGame
  readonly onBoard: () => void
}

/** The end: who won and why, how the scores went, and what to do next. */
export function EndScreen({ result, seats, me, scores, saved, onBoard }: EndScreenProps) {
  const say = useSayWord()
  const language = useLanguage()
  const model = useTable()
  const [, go] = useLocation()
  const [points, setPoints] = useState<readonly ScorePoint[]>([])
  const wins = me !== null && result.winners.includes(me)
  useConfetti(wins)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per ended game
  useEffect(() => void scores().then(setPoints), [saved.id])
  const names = list(
    language,
    result.winners.map((seat) => seats[seat]?.name ?? ''),
  )
  const ranking = seats
    .map((seat, at) => ({ ...seat, at, score: result.scores[at] ?? 0 }))
    .sort((a, b) => Number(result.winners.includes(b.at)) - Number(result.winners.includes(a.at)) || b.score - a.score)
  return (
    <Window title={headline(say, result, names, wins, me)} onClose={onBoard} wide>
      <div className="end" data-testid="end-screen">
        <p className="end-reason">{plain(textOf(model, 'ends', result.reason))}</p>
        <ol className="end-ranking" aria-label={say('finalScores')}>
          {ranking.map(({ name, at, score }) => (
            <li key={at} data-seat={at} className={result.winners.includes(at) ? 'end-winner' : ''}>
              {result.winners.includes(at) && <Icon name="laurel-crown" label={say('winner', { names: '' })} />}
              <span className="text-seat">{name}</span>
              <b>{score}</b>
            </li>
          ))}
        </ol>
        {points.length > 1 && <ScoreChart points={points} seats={seats} title={say('scoreStory')} />}
        <div className="end-ways">
          <button
            type="button"
            className="strong"
            onClick={() => void startGame(saved.game, saved.players, saved.options).then((id) => go(`/play/${id}`))}
          >
            {say('again')}
          </button>
          <Link href={`/replay/${saved.id}`} className="quiet">
            {say('watchReplay')}
          </Link>
          <button type="button" className="quiet" onClick={() => void saveRecord()}>
            {say('saveRecord')}
          </button>
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

function headline(say: Say, { winners }: Result, names: string, wins: boolean, me: Seat | null): string {
  if (winners.length === 0) return say('noWinner')
  if (wins && winners.length === 1) return say('youWin')
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
