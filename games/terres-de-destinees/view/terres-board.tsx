import { useTable, useZoneName, Zone } from '@sablier/ui'
import { AuctionStage } from './auction-stage.tsx'
import { PlayerArea } from './player-area.tsx'

/** Destinies and piles on top, the auction in the middle, then the areas, one's own first. */
export function TerresBoard() {
  const { table, me } = useTable()
  const zoneName = useZoneName()
  const mine = me ?? 0
  const supply = table.zone('supply')
  return (
    <div className="board terres">
      <section className="board-part board-common">
        <div className="zones">
          <Zone zone={table.zone('common-destin')} size="large" />
          <AuctionStage />
        </div>
        <div className="terres-piles">
          <Zone zone={table.zone('draw-pile')} size="tiny" />
          <Zone zone={table.zone('discard-pile')} size="tiny" />
          {!supply.isEmpty && (
            <details className="terres-supply">
              <summary>
                {zoneName(supply)} ({supply.size})
              </summary>
              <Zone zone={supply} size="small" bare />
            </details>
          )}
        </div>
      </section>
      {table.turnOrder(mine).map((seat) => (
        <PlayerArea key={seat} seat={seat} />
      ))}
    </div>
  )
}
