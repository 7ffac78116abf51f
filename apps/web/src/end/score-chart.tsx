import type { SeatInfo } from '@sablier/ui'
import { useDrawnWidth } from '../review/use-drawn-width.ts'
import type { ScorePoint } from './score-story.ts'

const [HEIGHT, LEFT, TOP, BOTTOM] = [150, 34, 12, 12]
/** Lines differ by their dashes too, not by colour alone. */
const DASHES = ['', '7 4', '2 4', '12 4 2 4', '4 2', '1 6']

interface ScoreChartProps {
  readonly points: readonly ScorePoint[]
  readonly seats: readonly SeatInfo[]
  readonly title: string
}

/** How everybody's score went through the game. */
export function ScoreChart({ points, seats, title }: ScoreChartProps) {
  const [width, ref] = useDrawnWidth(600)
  const all = points.flatMap(({ scores }) => scores)
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const last = points[points.length - 1]?.entry || 1
  const x = (entry: number) => LEFT + (entry / last) * (width - LEFT - 10)
  const y = (score: number) => TOP + (1 - (score - low) / (high - low)) * (HEIGHT - BOTTOM - TOP)
  const ticks = [low, Math.round((low + high) / 2), high]
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg ref={ref} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="chart-grid" d={`M${LEFT} ${y(tick)}H${width - 10}`} />
            <text className="chart-tick" x={LEFT - 6} y={y(tick)}>
              {tick}
            </text>
          </g>
        ))}
        {seats.map(({ name }, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            data-seat={seat}
            className="chart-line"
            strokeDasharray={DASHES[seat]}
            d={points.map(({ entry, scores }, i) => `${i ? 'L' : 'M'}${x(entry)} ${y(scores[seat] ?? 0)}`).join('')}
          >
            <title>{name}</title>
          </path>
        ))}
      </svg>
      <Legend seats={seats} />
    </figure>
  )
}

function Legend({ seats }: { seats: readonly SeatInfo[] }) {
  return (
    <ul className="chart-legend">
      {seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} data-seat={seat}>
          <svg viewBox="0 0 40 10" aria-hidden="true">
            <path className="chart-line" strokeDasharray={DASHES[seat]} d="M0 5H40" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
