import type { Seat } from '@sablier/kernel'
import { useTable, Zone } from '@sablier/ui'

const SECRET = ['hand', 'aside', 'secret-destin'] as const
const OPEN = ['in-play', 'support-area', 'jeton'] as const

/** What lies in front of one player: hand and secret Destinies, then cards in play, support and Tokens. */
export function PlayerArea({ seat }: { seat: Seat }) {
  const { table, seats, me } = useTable()
  const size = seat === me ? 'normal' : 'small'
  const zones = [...SECRET, ...OPEN]
    .map((name) => table.zone(name, seat))
    .filter((zone) => !zone.isEmpty || zone.name === 'in-play')
  return (
    <section
      className={`board-part ${seat === me ? 'board-mine' : 'board-other'}`}
      aria-label={seats[seat]?.name ?? ''}
    >
      <h2 className="board-title text-seat" data-seat={seat}>
        {seats[seat]?.name}
      </h2>
      <div className="zones">
        {zones.map((zone) => (
          <Zone key={zone.name} zone={zone} size={size} />
        ))}
      </div>
    </section>
  )
}
