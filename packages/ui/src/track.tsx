import { plain } from '@sablier/kernel'
import { Icon } from './icons/icon.tsx'
import { textOf, useTable } from './table-context.tsx'

/** A number of the table or of a seat with its name and its drawing. */
export function Track({ name, value, max }: { name: string; value: number; max?: number }) {
  const { game, reader, look } = useTable()
  const label = plain(textOf({ game, reader }, 'tracks', name))
  const icon = look.icons?.[name]
  return (
    <span className="track" title={label}>
      {icon ? <Icon name={icon} label={label} /> : <span className="track-name">{label}</span>}
      <b className="track-value">{value}</b>
      {max !== undefined && max <= 30 && <span className="track-max">/{max}</span>}
    </span>
  )
}
