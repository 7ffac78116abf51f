import type { Result, Seat } from '@sablier/kernel'
import { Breakdown, Icon, type SeatInfo, useTable } from '@sablier/ui'
import { useMemo } from 'react'
import { useCounted } from '../table/use-counted.ts'
import { useSayWord } from '../words/use-words.ts'

interface FinalCountProps {
  readonly result: Result
  readonly seats: readonly SeatInfo[]
}

/** How the game counts at its end, where it tells. */
export function useFinalCount() {
  const model = useTable()
  return useMemo(() => model.look.breakdown?.(model), [model])
}

/** Where everybody's points come from; only the ranking where the game does not tell. */
export function FinalCount({ result, seats }: FinalCountProps) {
  const say = useSayWord()
  const count = useFinalCount()
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
export function rankingOf({ winners, scores, ranks }: Result, seats: number): Seat[] {
  const won = (seat: Seat) => Number(winners.includes(seat))
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => (ranks?.[a] ?? 0) - (ranks?.[b] ?? 0) || won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0),
  )
}

function Ranking({ result, seats }: FinalCountProps) {
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
