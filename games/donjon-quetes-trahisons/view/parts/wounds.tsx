import type { Seat } from '@sablier/kernel'
import { Icon } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

const MOST = 4

/** The wounds of a hero as four drops. */
export function Wounds({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const wounds = t.track('wounds', seat)
  const label = words.wounds(wounds)
  return (
    <span className="wounds" role="img" aria-label={label} title={label}>
      {Array.from({ length: MOST }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wounds have no name but their place
        <Icon key={i} name="drop" className={i < wounds ? 'wound' : 'unhurt'} />
      ))}
    </span>
  )
}
