import type { Seat } from '@sablier/kernel'
import { Icon, useLanguage, useTable, Zone } from '@sablier/ui'
import { TABLE_WORDS } from './table-words.ts'

const SECRET = ['hand', 'aside', 'secret-destin'] as const
const OPEN = ['in-play', 'support-area', 'jeton'] as const

/** What lies in front of one player: hand and secret Destinies, then cards in play, support and Tokens. */
export function PlayerArea({ seat }: { seat: Seat }) {
  const { table, seats, me } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const size = seat === me ? 'normal' : 'small'
  const life = table.zone('hand', seat).size
  const isOut = table.track('eliminated', seat) > 0
  const zones = [...SECRET, ...OPEN]
    .map((name) => table.zone(name, seat))
    .filter((zone) => !zone.isEmpty || zone.name === 'in-play')
  return (
    <section
      className={`board-part ${seat === me ? 'board-mine' : 'board-other'}`}
      aria-label={seats[seat]?.name ?? ''}
    >
      <header className="area-head">
        <h2 className="board-title text-seat" data-seat={seat}>
          {seats[seat]?.name}
        </h2>
        <span className={`area-life${life === 1 ? ' area-last' : ''}`}>
          <Icon name={isOut ? 'tombstone' : 'hearts'} /> {isOut ? words.out : words.life(life)}
        </span>
      </header>
      <div className="zones">
        {zones.map((zone) => (
          <Zone key={zone.name} zone={zone} size={seat === me && zone.name === 'secret-destin' ? 'large' : size} />
        ))}
      </div>
    </section>
  )
}
