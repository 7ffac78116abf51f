import { Track, useTable, Zone } from '@sablier/ui'
import { FightStage, useFightStory } from './fight-stage.tsx'
import { HeroSheet } from './hero-sheet.tsx'
import { Negotiation } from './negotiation.tsx'
import { Village } from './village.tsx'

const PILES = ['dungeon', 'adventure-discard'] as const
const SHOPPING = ['supplies', 'rest']

/** The dungeon with what was turned up, the fight or the village beside it, then talks, then the heroes. */
export function DonjonBoard() {
  const { table, me, view } = useTable()
  const story = useFightStory()
  const drawn = table.zone('drawn')
  const fights = table.fact('fight') !== null || story?.totals != null
  const shopping = SHOPPING.includes(view.state.phase)
  return (
    <div className="board donjon">
      <section className="board-part board-common">
        <div className="donjon-line">
          {PILES.map((name) => (
            <Zone key={name} zone={table.zone(name)} size="tiny" />
          ))}
          {['pot', 'temple-gems', 'bank'].map((name) => (
            <Track key={name} name={name} value={table.track(name)} named />
          ))}
        </div>
        <div className="donjon-stage">
          {!drawn.isEmpty && <Zone zone={drawn} size={fights ? 'normal' : 'large'} />}
          {fights && <FightStage story={story} />}
        </div>
        <Negotiation />
        <Village open={shopping || !fights} />
      </section>
      {table.turnOrder(me ?? 0).map((seat) => (
        <HeroSheet key={seat} seat={seat} />
      ))}
    </div>
  )
}
