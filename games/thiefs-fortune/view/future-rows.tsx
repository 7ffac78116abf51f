import type { Seat } from '@sablier/kernel'
import type { Card } from '@sablier/thiefs-fortune'
import { Icon, type IconName, PieceCard, useTable, useZoneName, ZONE_CARDS } from '@sablier/ui'

const ROWS = [
  { type: 'location', icon: 'village' },
  { type: 'character', icon: 'character' },
  { type: 'event', icon: 'falling-star' },
] as const satisfies readonly { type: Card['type']; icon: IconName }[]

/** A FUTURE as it lies on the table: Locations, Characters and Events, a row for each type that it holds. */
export function FutureRows({ seat, size }: { seat: Seat; size: 'normal' | 'small' }) {
  const { table, view } = useTable()
  const zoneName = useZoneName()
  const future = table.zone('future', seat)
  return (
    <div className="zone zone-row thief-future" data-zone={`future.${seat}`}>
      <div className="zone-name">
        {zoneName(future)} <span className="zone-count">{future.size}</span>
      </div>
      {ROWS.map(({ type, icon }) => {
        const pieces = future.pieces.filter((piece) => (table.cardIfKnown(piece) as Card | null)?.type === type)
        if (pieces.length === 0) return null
        return (
          <div className="thief-row" key={type}>
            <Icon name={icon} label={zoneName({ name: `future.${type}`, at: seat })} className="thief-row-sign" />
            <div className="zone-cards">
              {pieces.map((piece) => (
                <div className="zone-card" key={view.ids[piece]}>
                  <PieceCard piece={piece} {...ZONE_CARDS[size]} />
                </div>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
