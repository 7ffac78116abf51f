import type { Seat } from '@sablier/kernel'
import { Icon } from '@sablier/ui'
import { useLands } from './use-lands.ts'

const FEW = 2

/** The hand of a seat as what it is: life and money. `after` shows what it becomes. */
export function Life({ seat, after }: { seat: Seat; after?: number | undefined }) {
  const { t, words, mine } = useLands()
  const n = t.zone('hand', seat).size
  const isOut = t.track('eliminated', seat) === 1
  const label = isOut ? words.out : words.life(n)
  return (
    <span
      className={`life${!isOut && n <= FEW ? ' life-low' : ''}`}
      title={label}
      {...(seat !== mine && { 'data-zone': `hand.${seat}` })}
      role="img"
      aria-label={label}
    >
      <Icon name={isOut ? 'tombstone' : 'hearts'} />
      <b>{n}</b>
      {after !== undefined && after !== n && <b className="life-after">→ {after}</b>}
    </span>
  )
}
