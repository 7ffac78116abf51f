import type { CSSProperties } from 'react'
import { Icon } from '../icons/icon.tsx'
import { RESOURCES, type Resource } from './resources.ts'

interface TokenProps {
  readonly kind: Resource
  /** How many lie here; 1 shows no number. */
  readonly n?: number
  /** What a screen reader says; without it the token is decoration. */
  readonly label?: string
  /** Across, as a CSS length; 32px if not given. */
  readonly size?: string
}

/** A resource as a round token, with a count on it where several lie together. */
export function Token({ kind, n = 1, label, size }: TokenProps) {
  const { icon, colour } = RESOURCES[kind]
  const style = { '--c': colour, ...(size && { '--z': size }) } as CSSProperties
  return (
    <span className="token" style={style} data-kind={kind} {...(label && { role: 'img', 'aria-label': label })}>
      <Icon name={icon} />
      {n > 1 && <b className="token-n">{n}</b>}
    </span>
  )
}

/** A number with its sign, for plates and lines; readable from 13 px on. `after` shows what it will become. */
export function Count({
  kind,
  n,
  after,
  label,
  track,
}: {
  kind: Resource
  n: number | string
  after?: number | string
  label: string
  /** The track it shows and its seat, `gold.2`: tokens fly to it when it changes. */
  track?: string
}) {
  const { icon, colour } = RESOURCES[kind]
  return (
    <span
      className="count"
      style={{ '--c': colour } as CSSProperties}
      title={label}
      data-kind={kind}
      data-track={track}
    >
      <Icon name={icon} label={label} />
      <b>{n}</b>
      {after !== undefined && after !== n && <span className="count-after">→ {after}</span>}
    </span>
  )
}
