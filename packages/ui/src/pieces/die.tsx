import { type CSSProperties, useRef } from 'react'

export type DieTone = 'light' | 'dark' | 'green' | 'red'

interface DieProps {
  readonly sides: number
  /** What it shows when it lies still; it is known before the die is thrown. */
  readonly value: number
  /** The colour of its body; what it stands for is also said in words beside it. */
  readonly tone?: DieTone
  readonly label?: string
  /** False: it lies there already. A new value makes it tumble again. */
  readonly rolls?: boolean
}

/** Where pips sit on a face of nine places. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}
/** How each face of a cube is turned outward; the die turns the other way to show it. Opposite faces add up to seven. */
const CUBE: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 90],
  [90, 0],
  [-90, 0],
  [0, -90],
  [0, 180],
]
const EIGHT = 8

/** A die as a solid body that tumbles and lands on its value: a cube with pips, else an octahedron with numbers. */
export function Die({ sides, value, tone = 'light', label, rolls = true }: DieProps) {
  const throws = useRef({ value, n: 0 })
  if (throws.current.value !== value) throws.current = { value, n: throws.current.n + 1 }
  const isCube = sides === 6
  return (
    <span className={`die die-${tone}`} role="img" aria-label={label ?? `d${sides}: ${value}`}>
      <span
        key={throws.current.n}
        className={`die-body ${isCube ? 'die-cube' : 'die-eight'}${rolls ? ' die-rolls' : ''}`}
        style={(isCube ? shows(CUBE[value - 1] ?? [0, 0], -1) : showsEight(value)) as CSSProperties}
      >
        {isCube ? <CubeFaces /> : <EightFaces value={value} />}
      </span>
    </span>
  )
}

const shows = ([x, y]: readonly [number, number], sign: number) => ({
  '--x': `${sign * x}deg`,
  '--y': `${sign * y}deg`,
})
/** Numbers 1 to 4 stand on the upper faces, 5 to 8 on the lower ones. */
const showsEight = (value: number) => {
  const face = (value - 1) % EIGHT
  return shows([face < 4 ? -35.26 : 35.26, -90 * (face % 4)], 1)
}

function CubeFaces() {
  return CUBE.map(([x, y], i) => (
    <span key={`${x} ${y}`} className="die-face" style={shows([x, y], 1) as CSSProperties}>
      {(PIPS[i + 1] ?? []).map((at) => (
        <i key={at} className="die-pip" data-at={at} />
      ))}
    </span>
  ))
}

function EightFaces({ value }: { value: number }) {
  const shown = (value - 1) % EIGHT
  return Array.from({ length: EIGHT }, (_, i) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a face of a die is its number
      key={i}
      className={`die-side ${i < 4 ? 'die-upper' : 'die-lower'}`}
      style={{ '--y': `${90 * (i % 4)}deg` } as CSSProperties}
    >
      <b>{i === shown ? value : i + 1}</b>
    </span>
  ))
}
