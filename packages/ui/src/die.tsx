const LOW = 28
const MID = 50
const HIGH = 72
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, 26],
    [HIGH, 26],
    [LOW, MID],
    [HIGH, MID],
    [LOW, 74],
    [HIGH, 74],
  ],
}

export type DieTone = 'light' | 'dark' | 'green' | 'red'

interface DieProps {
  readonly sides: number
  readonly value: number
  /** The colour of its body; what it stands for is also said in words beside it. */
  readonly tone?: DieTone
  readonly label?: string
}

/** One die as a solid body: a cube with pips, an eight-sided die or another body with a number. It tumbles when it is new. */
export function Die({ sides, value, tone = 'light', label }: DieProps) {
  return (
    <svg className={`die die-${tone}`} viewBox="0 0 100 100" role="img" aria-label={label ?? `d${sides}: ${value}`}>
      {sides === 6 ? <Cube value={value} /> : <Octahedron value={value} />}
    </svg>
  )
}

function Cube({ value }: { value: number }) {
  return (
    <>
      <path className="die-side die-top" d="M8 22L22 6H96L80 22Z" />
      <path className="die-side die-dim" d="M80 22L96 6V78L80 94Z" />
      <rect className="die-side" x="6" y="21" width="75" height="75" rx="9" />
      <g className="die-value" transform="translate(7 22) scale(.73)">
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="10" className="die-pip" />
        ))}
      </g>
    </>
  )
}

function Octahedron({ value }: { value: number }) {
  return (
    <>
      <path className="die-side die-top" d="M50 3L7 27V73Z" />
      <path className="die-side die-dim" d="M50 3L93 27V73Z" />
      <path className="die-side die-low" d="M7 73H93L50 97Z" />
      <path className="die-side" d="M50 3L93 73H7Z" />
      <text x="50" y="67" className="die-value die-number">
        {value}
      </text>
    </>
  )
}
