import type { Result } from '@sablier/kernel'
import { Breakdown } from '@sablier/ui'
import { finalCount } from '../final-count.tsx'
import { useDonjon } from '../use-donjon.ts'

/** The final count stays on the stage when its window is closed. */
export function EndStage({ result }: { result: Result }) {
  const model = useDonjon()
  const { t, seats, words } = model
  const won = (seat: number) => result.winners.includes(seat)
  const order = [...t.seats].sort(
    (a, b) => Number(won(b)) - Number(won(a)) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0),
  )
  const count = finalCount(model)
  return (
    <section className="stage end-stage" aria-label={words.finalCount}>
      <Breakdown
        caption={words.finalCount}
        sources={count.sources}
        {...(count.moments && { moments: count.moments })}
        rows={order.map((seat, i) => ({
          points: {},
          ...count.seats[seat],
          seat,
          name: seats[seat]?.name ?? '',
          rank: i + 1,
          total: result.scores[seat] ?? 0,
          won: won(seat),
        }))}
      />
    </section>
  )
}
