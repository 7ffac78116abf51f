import { useTable, Zone } from '@sablier/ui'
import { FortuneTrack } from './fortune-track.tsx'
import { Supply } from './supply.tsx'
import { ThiefLife } from './thief-life.tsx'

const SECRET = ['hand', 'chosen', 'passing'] as const

/** One's hand while there is one, points and the common FUTURE, then one's own life, then the lives of the others. */
export function ThiefBoard() {
  const { table, me } = useTable()
  const mine = me ?? 0
  const secret = SECRET.map((name) => table.zone(name, mine)).filter((zone) => me !== null && !zone.isEmpty)
  return (
    <div className="board thief">
      <div className="thief-top">
        {secret.length > 0 && (
          <div className="board-part zones thief-secret">
            {secret.map((zone) => (
              <Zone key={zone.name} zone={zone} />
            ))}
          </div>
        )}
        <section className="board-part board-common thief-common">
          <FortuneTrack />
          <Supply />
        </section>
      </div>
      {table.turnOrder(mine).map((seat) => (
        <ThiefLife key={seat} seat={seat} size={seat === me ? 'normal' : 'small'} />
      ))}
    </div>
  )
}
