interface PowerShieldProps {
  readonly power: number | string
  /** What the hero would lend as an ally. */
  readonly lends?: number
  /** Whose power it is: a hero's, what somebody lends, a monster's. A ghost only would help. */
  readonly tone?: 'hero' | 'ally' | 'foe' | 'ghost'
  readonly label: string
}

/** A power on a shield, with what the hero would lend beside it. */
export function PowerShield({ power, lends, tone = 'hero', label }: PowerShieldProps) {
  return (
    <span className={`power power-${tone}`} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 44 48" aria-hidden="true">
        <path d="M22 2 L41 8 V24 C41 35 33 42 22 46 C11 42 3 35 3 24 V8 Z" />
      </svg>
      <b>{power}</b>
      {lends !== undefined && <small>{lends}</small>}
    </span>
  )
}
