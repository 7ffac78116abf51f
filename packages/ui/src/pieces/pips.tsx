import type { CSSProperties } from 'react'
import { Icon } from '../icons/icon.tsx'
import { RESOURCES, type Resource } from './resources.ts'

interface PipsProps {
  readonly kind: Resource
  readonly n: number
  readonly max: number
  /** What is said of the whole: "Danger: 3 of 5". */
  readonly label: string
  /** A last place that costs something: "−1". */
  readonly overflow?: string
  /** How many will lie here, drawn in teal. */
  readonly after?: number
}

/** A short track: as many places as there may be, filled with tokens. */
export function Pips({ kind, n, max, label, overflow, after = n }: PipsProps) {
  const { icon, colour } = RESOURCES[kind]
  return (
    <span className="pips" role="img" aria-label={label} style={{ '--c': colour } as CSSProperties}>
      {Array.from({ length: max }, (_, i) => {
        const state = i < n ? 'on' : i < after ? 'soon' : 'off'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of a track is its number
          <span key={i} className={`pip pip-${state}`}>
            {state === 'off' ? i + 1 : <Icon name={icon} />}
          </span>
        )
      })}
      {overflow && <span className="pip pip-over">{overflow}</span>}
    </span>
  )
}

/** A long measure as a bar with its number. */
export function Gauge({
  n,
  max,
  label,
  colour = 'var(--accent)',
}: {
  n: number
  max: number
  label: string
  colour?: string
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, n / max)) : 0
  return (
    <span className="gauge" role="img" aria-label={label} style={{ '--c': colour } as CSSProperties}>
      <span className="gauge-fill" style={{ transform: `scaleX(${share})` }} />
      <b className="gauge-n">
        {n}/{max}
      </b>
    </span>
  )
}
