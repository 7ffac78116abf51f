import { useTable, Zone } from '@sablier/ui'
import { AdventurerSheet } from './adventurer-sheet.tsx'
import { RingBoard } from './ring-board.tsx'
import { RingCards } from './ring-cards.tsx'

const SHOPS = ['display', 'city-shop', 'village-shop'] as const
const DECKS = ['adventure-deck', 'chance-deck', 'chance-discard', 'common-deck', 'rare-deck'] as const

/** The ring, what lies on it, the shops, and everybody's sheet. */
export function ProphecyBoard() {
  const { table, me } = useTable()
  const shops = SHOPS.map((name) => table.zone(name)).filter((zone) => !zone.isEmpty)
  return (
    <div className="board prophecy">
      <section className="board-part board-common">
        <RingBoard />
        <RingCards />
      </section>
      {table.turnOrder(me ?? 0).map((seat) => (
        <AdventurerSheet key={seat} seat={seat} />
      ))}
      <section className="board-part">
        <div className="zones">
          {shops.map((zone) => (
            <Zone key={zone.name} zone={zone} />
          ))}
          {DECKS.map((name) => (
            <Zone key={name} zone={table.zone(name)} size="small" />
          ))}
        </div>
      </section>
    </div>
  )
}
