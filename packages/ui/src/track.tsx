import { plain, type Seat, textOf } from '@sablier/kernel'
import { Icon } from './icons/icon.tsx'
import { useTable } from './table-context.tsx'

interface TrackProps {
  readonly name: string
  readonly value: number
  readonly max?: number
  /** With its name beside the drawing, where there is room. */
  readonly named?: boolean
  /** Whose number it is; without it the table's. Tokens fly to it when it changes. */
  readonly of?: Seat
}

/** A number of the table or of a seat with its name and its drawing. */
export function Track({ name, value, max, named = false, of = -1 }: TrackProps) {
  const { game, reader, look } = useTable()
  const label = plain(textOf({ game, reader }, 'tracks', name))
  const icon = look.icons?.[name]
  return (
    <span className="track" title={label} data-track={`${name}.${of}`}>
      {icon && <Icon name={icon} {...(!named && { label })} />}
      {(named || !icon) && <span className="track-name">{label}</span>}
      <b className="track-value">{value}</b>
      {max !== undefined && max <= 30 && <span className="track-max">/{max}</span>}
    </span>
  )
}
