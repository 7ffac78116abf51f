import type { Seat } from '@sablier/kernel'
import { Icon, type IconName, StepTrack, useTable, useZoneName, Zone } from '@sablier/ui'
import { FutureRows } from './future-rows.tsx'

const PRESENT = [
  { zone: 'presentLocations', icon: 'village' },
  { zone: 'presentCharacters', icon: 'character' },
  { zone: 'presentEvents', icon: 'falling-star' },
] as const satisfies readonly { zone: string; icon: IconName }[]
const SECRET = ['hand', 'chosen', 'passing'] as const

/** One life as it lies on the table: PAST to the left, the three rows of the PRESENT, FUTURE to the right. */
export function ThiefLife({ seat, size }: { seat: Seat; size: 'normal' | 'small' }) {
  const { table, seats, me } = useTable()
  const zoneName = useZoneName()
  const secret = SECRET.map((name) => table.zone(name, seat)).filter((zone) => !zone.isEmpty)
  return (
    <section
      className={`board-part ${seat === me ? 'board-mine' : 'board-other'}`}
      aria-label={seats[seat]?.name ?? ''}
    >
      <header className="thief-head">
        <h2 className="board-title text-seat" data-seat={seat}>
          {seats[seat]?.name}
        </h2>
        <StepTrack name="danger" value={table.track('danger', seat)} max={5} />
      </header>
      {secret.length > 0 && (
        <div className="zones thief-secret">
          {secret.map((zone) => (
            <Zone key={zone.name} zone={zone} size={size} />
          ))}
        </div>
      )}
      <div className="thief-life">
        <Zone zone={table.zone('past', seat)} size={size} />
        <div className="thief-present">
          {PRESENT.map(({ zone: name, icon }) => {
            const zone = table.zone(name, seat)
            return (
              <div className="thief-row" key={name}>
                <Icon name={icon} label={zoneName(zone)} className="thief-row-sign" />
                <Zone zone={zone} size={size} bare />
              </div>
            )
          })}
        </div>
        <FutureRows seat={seat} size={size} />
      </div>
    </section>
  )
}
