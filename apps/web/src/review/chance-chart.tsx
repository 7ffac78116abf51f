import type { SeatInfo } from '@sablier/ui'
import type { ChancePoint } from '../end/chance-story.ts'
import { useSayWord } from '../words/use-words.ts'
import type { KeyMoment } from './key-moments.ts'
import { useDrawnWidth } from './use-drawn-width.ts'
import '../styles/chances.css'

const [HEIGHT, LEFT, FOOT] = [190, 44, 22]
/** The number of a round takes so much room. */
const MARK = 48

interface ChanceChartProps {
  readonly points: readonly ChancePoint[]
  /** The moments that are marked. */
  readonly moments?: readonly KeyMoment[]
  readonly seats: readonly SeatInfo[]
  /** The seat whose decisions are looked at: it lies at the bottom. */
  readonly seat: number
  /** The entry that is looked at. */
  readonly at?: number
  /** How many entries the game has. */
  readonly entries: number
  readonly onMove?: (entry: number) => void
}

const y = (share: number): number => 8 + (1 - share) * (HEIGHT - FOOT - 8)

/** Everybody's chance to win through the game, one band a seat, with the moments that turned it. */
export function ChanceChart({ points, moments = [], seats, seat, at, entries, onMove }: ChanceChartProps) {
  const say = useSayWord()
  const [width, ref] = useDrawnWidth(1000)
  const x = (entry: number) => LEFT + (entry / Math.max(1, entries)) * (width - LEFT - 12)
  const order = [seat, ...seats.map((_, other) => other).filter((other) => other !== seat)]
  const below = (shares: readonly number[], upTo: number) =>
    order.slice(0, upTo).reduce((sum, other) => sum + (shares[other] ?? 0), 0)
  const line = (upTo: number) => points.map(({ entry, shares }) => `${x(entry)} ${y(below(shares, upTo))}`)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen
    <figure className="chances" tabIndex={0}>
      <svg ref={ref} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={say('reviewCurve')}>
        {order.map((other, n) => {
          const edge = points.length > 1 ? `M${line(n + 1).join('L')}L${line(n).reverse().join('L')}Z` : undefined
          return <Band key={other} seat={other} edge={edge} name={seats[other]?.name} />
        })}
        <Grid width={width} />
        <RoundMarks points={points} most={Math.floor(width / MARK)} x={x} />
        {at !== undefined && <path className="chances-now" d={`M${x(at)} 2V${HEIGHT - FOOT}`} />}
        {moments.map(({ decision, kind }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a short way for the pointer; the same moments are buttons below
          <g
            key={decision.entry}
            className="chances-moment"
            data-kind={kind}
            data-on={decision.entry === at || undefined}
            transform={`translate(${x(decision.entry)} ${y(decision.shares[seat] ?? 0)})`}
            onClick={() => onMove?.(decision.entry)}
          >
            <circle r="13" />
            <text y="5">{SIGN[kind]}</text>
          </g>
        ))}
      </svg>
      <Legend order={order} seats={seats} />
    </figure>
  )
}

function Band({ seat, edge, name }: { seat: number; edge: string | undefined; name: string | undefined }) {
  return (
    <path data-seat={seat} className="chances-band" d={edge}>
      <title>{name}</title>
    </path>
  )
}

const Grid = ({ width }: { width: number }) =>
  [0, 0.5, 1].map((share) => (
    <g key={share}>
      <path className="chances-grid" d={`M${LEFT} ${y(share)}H${width - 12}`} />
      <text className="chances-tick" x={LEFT - 6} y={y(share) + 5}>
        {share * 100} %
      </text>
    </g>
  ))

function Legend({ order, seats }: { order: readonly number[]; seats: readonly SeatInfo[] }) {
  return (
    <ul className="chances-legend">
      {order.map((other) => (
        <li key={other} data-seat={other}>
          <i aria-hidden="true" />
          {seats[other]?.name}
        </li>
      ))}
    </ul>
  )
}

/** What stands for a key moment where there is no room for words. */
export const SIGN: Readonly<Record<KeyMoment['kind'], string>> = { mistake: '?', gain: '↑', loss: '↓' }

interface RoundMarksProps {
  readonly points: readonly ChancePoint[]
  /** How many numbers fit beside each other. */
  readonly most: number
  readonly x: (entry: number) => number
}

/** Where each round begins. */
function RoundMarks({ points, most, x }: RoundMarksProps) {
  const firsts = points.filter(({ round }, n) => round > 0 && round !== points[n - 1]?.round)
  const every = Math.ceil(firsts.length / Math.max(1, most))
  return firsts
    .filter((_, n) => n % every === 0)
    .map(({ entry, round }) => (
      <g key={entry}>
        <path className="chances-round" d={`M${x(entry)} 8V${HEIGHT - FOOT}`} />
        <text className="chances-tick chances-number" x={x(entry)} y={HEIGHT - 4}>
          {round}
        </text>
      </g>
    ))
}
