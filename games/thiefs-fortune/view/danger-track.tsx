import type { Seat } from '@sablier/kernel'
import { Icon, useLanguage, useTable } from '@sablier/ui'
import { LIFE_WORDS } from './life-words.ts'

const SPACES = 5
const BASIC = ['sword', 'gem', 'lamp'] as const

/** The Danger Track of a player with what lies beyond its end, and whether the next Bribe can be paid. */
export function DangerTrack({ seat }: { seat: Seat }) {
  const { table, me } = useTable()
  const words = LIFE_WORDS[useLanguage()]
  const danger = table.track('danger', seat)
  const means = BASIC.reduce((sum, name) => sum + table.track(name, seat), 0)
  const short = Math.max(0, danger - means)
  return (
    <span className="danger" {...(seat === me && { 'data-part': 'danger' })}>
      <span className="danger-name">{words.danger}</span>
      <span className="danger-spaces" role="img" aria-label={words.dangerOf(danger, SPACES)}>
        {Array.from({ length: SPACES }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <span key={n} className={`danger-space${n < danger ? ' danger-there' : ''}`}>
            {n < danger ? <Icon name="hazard-sign" /> : n + 1}
          </span>
        ))}
        <span className={`danger-space danger-over${danger === SPACES ? ' danger-full' : ''}`} title={words.overflow}>
          −1
        </span>
      </span>
      {danger > 0 && (
        <span className={`danger-bribe${short > 0 ? ' danger-short' : ''}`}>
          {short > 0 ? words.bribeShort(danger, short) : words.bribe(danger)}
        </span>
      )}
    </span>
  )
}
