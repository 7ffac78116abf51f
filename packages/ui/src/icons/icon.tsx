import type { IconName } from './icon-names.ts'
import spriteUrl from './sprite.svg?no-inline'

/** A drawing from the sprite. Without a label it is decoration and says nothing to a screen reader. */
export function Icon({ name, label, className = '' }: { name: IconName; label?: string; className?: string }) {
  const drawing = <use href={`${spriteUrl}#${name}`} />
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
