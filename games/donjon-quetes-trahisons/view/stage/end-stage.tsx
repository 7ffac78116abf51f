import { breakdown, TROPHY_SOURCES, type TrophySource } from '@sablier/donjon-quetes-trahisons'
import type { Result } from '@sablier/kernel'
import { Breakdown, type IconName } from '@sablier/ui'
import { Honour } from '../parts/honour.tsx'
import { useDonjon } from '../use-donjon.ts'

const SIGNS: Readonly<Record<TrophySource, IconName>> = {
  monsters: 'death-skull',
  arenas: 'crossed-swords',
  quests: 'treasure-map',
  bought: 'cut-diamond',
  ceded: 'shaking-hands',
  events: 'comet-spark',
  unfinished: 'cancel',
}

/** The final count on the stage: for every seat where its trophy points came from and what unfinished quests cost. */
export function EndStage({ result }: { result: Result }) {
  const { t, events, seats, words, cardOf } = useDonjon()
  const won = (seat: number) => result.winners.includes(seat)
  const order = [...t.seats].sort(
    (a, b) => Number(won(b)) - Number(won(a)) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0),
  )
  const counted = order.map((seat) => ({ seat, points: breakdown(t, events, seat) }))
  const sources = TROPHY_SOURCES.filter((source) => counted.some(({ points }) => points[source] !== 0))
  return (
    <section className="stage end-stage" aria-label={words.finalCount}>
      <Breakdown
        caption={words.finalCount}
        sources={sources.map((id) => ({ id, name: words.sources[id], icon: SIGNS[id] }))}
        rows={counted.map(({ seat, points }, i) => {
          const card = cardOf(t.zone('character', seat).top)
          return {
            seat,
            name: seats[seat]?.name ?? '',
            rank: i + 1,
            points,
            total: result.scores[seat] ?? 0,
            won: won(seat),
            note: <Honour seat={seat} />,
            ...(card && { card }),
          }
        })}
      />
    </section>
  )
}
