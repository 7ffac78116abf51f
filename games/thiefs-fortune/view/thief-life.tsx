import type { Seat } from '@sablier/kernel'
import { Icon, type IconName, Track, useLanguage, useTable, useZoneName, Zone } from '@sablier/ui'
import { DangerTrack } from './danger-track.tsx'
import { FutureRows } from './future-rows.tsx'
import { LIFE_WORDS } from './life-words.ts'

const PRESENT = [
  { zone: 'present-locations', icon: 'village' },
  { zone: 'present-characters', icon: 'character' },
  { zone: 'present-events', icon: 'falling-star' },
] as const satisfies readonly { zone: string; icon: IconName }[]
const STOCKPILE = ['sword', 'gem', 'lamp', 'time'] as const
const ROW_PLACES = 4

/** One life as it lies on the table: PAST to the left, the three rows of the PRESENT, FUTURE to the right. */
export function ThiefLife({ seat, size }: { seat: Seat; size: 'normal' | 'small' }) {
  const { table, seats, me } = useTable()
  const zoneName = useZoneName()
  const words = LIFE_WORDS[useLanguage()]
  return (
    <section
      className={`board-part ${seat === me ? 'board-mine' : 'board-other'}`}
      aria-label={seats[seat]?.name ?? ''}
      {...(seat === me && { 'data-part': 'life' })}
    >
      <header className="thief-head">
        <h2 className="board-title text-seat" data-seat={seat}>
          {seats[seat]?.name}
        </h2>
        <span className="thief-stock" title={words.stockpile}>
          {STOCKPILE.map((name) => (
            <Track key={name} name={name} value={table.track(name, seat)} />
          ))}
        </span>
        <DangerTrack seat={seat} />
      </header>
      <div className="thief-life">
        <Zone zone={table.zone('past', seat)} size={size} />
        <div className="thief-present">
          {PRESENT.map(({ zone: name, icon }) => {
            const zone = table.zone(name, seat)
            return (
              <div className="thief-row" key={name}>
                <span className="thief-row-head">
                  <Icon name={icon} label={zoneName(zone)} className="thief-row-sign" />
                  <span className="thief-places" role="img" aria-label={words.places(zone.size, ROW_PLACES)}>
                    {'●'.repeat(zone.size)}
                    {'○'.repeat(Math.max(0, ROW_PLACES - zone.size))}
                  </span>
                </span>
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
