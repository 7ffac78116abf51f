import type { Seat } from '@sablier/kernel'
import { Icon } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

/** What the table remembers of somebody's word: how often it was kept and how often broken. */
export function Honour({ seat }: { seat: Seat }) {
  const { t, words } = useDonjon()
  const kept = t.track('promises-kept', seat) + t.track('words-kept', seat)
  const broken = t.track('promises-broken', seat) + t.track('words-broken', seat)
  return (
    <span className="honour">
      <span className="honour-kept" title={words.kept}>
        <Icon name="shaking-hands" label={words.kept} /> {kept}
      </span>
      <span className="honour-broken" title={words.broken}>
        <Icon name="backstab" label={words.broken} /> {broken}
      </span>
    </span>
  )
}
