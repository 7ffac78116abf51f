import houseUrl from './house.svg?no-inline'
import { HOUSE_ICONS, type IconName } from './icon-names.ts'
import tableUrl from './table.svg?no-inline'

const inHouse: ReadonlySet<IconName> = new Set(HOUSE_ICONS)
const drawingOf = (name: IconName): string => `${inHouse.has(name) ? houseUrl : tableUrl}#${name}`

/** A drawing from a sprite. Without a label it is decoration and says nothing to a screen reader. */
export function Icon({ name, label, className = '' }: { name: IconName; label?: string; className?: string }) {
  const drawing = <use href={drawingOf(name)} />
  return label === undefined ? (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" role="img" aria-label={label}>
      <title>{label}</title>
      {drawing}
    </svg>
  )
}
