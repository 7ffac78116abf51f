import { Track, useLanguage, useTable, Zone } from '@sablier/ui'
import { FightStage } from './fight-stage.tsx'
import { HeroSheet } from './hero-sheet.tsx'
import { Negotiation } from './negotiation.tsx'
import { TABLE_WORDS } from './table-words.ts'

const VILLAGE = ['shop', 'temple', 'guild', 'reserve', 'object-discard'] as const

/** The dungeon and the fight on top, talks below, then the heroes, then the village. */
export function DonjonBoard() {
  const { table, me, ask } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const village = VILLAGE.map((name) => table.zone(name)).filter((zone) => !zone.isEmpty)
  const shopping = village.some((zone) =>
    zone.pieces.some((piece) => ask?.options.some((option) => option.piece === piece)),
  )
  return (
    <div className="board donjon">
      <section className="board-part board-common">
        <div className="board-tracks">
          {['pot', 'temple-gems', 'bank'].map((name) => (
            <Track key={name} name={name} value={table.track(name)} />
          ))}
        </div>
        <div className="zones">
          <Zone zone={table.zone('dungeon')} size="small" />
          <Zone zone={table.zone('adventure-discard')} size="small" />
          <Zone zone={table.zone('drawn')} size="large" />
          <FightStage />
        </div>
        <Negotiation />
      </section>
      {table.turnOrder(me ?? 0).map((seat) => (
        <HeroSheet key={seat} seat={seat} />
      ))}
      <details className="board-part" open={shopping}>
        <summary className="donjon-village">{words.village}</summary>
        <div className="zones">
          {village.map((zone) => (
            <Zone key={zone.name} zone={zone} size="small" />
          ))}
        </div>
      </details>
    </div>
  )
}
