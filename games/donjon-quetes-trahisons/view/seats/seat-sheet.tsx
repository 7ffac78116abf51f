import type { Seat } from '@sablier/kernel'
import { CardFace, preparedFace, Window } from '@sablier/ui'
import { Honour } from '../parts/honour.tsx'
import { useDonjon } from '../use-donjon.ts'

const OPEN = [
  'character',
  'worn',
  'carried',
  'pack',
  'companions',
  'charmed',
  'lasting',
  'spoils',
  'completed',
] as const

/** A seat opened large: every card that lies open before it, to be read. */
export function SeatSheet({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const { t, seats, game, look, language, cardOf } = useDonjon()
  const cards = OPEN.flatMap((zone) => t.zone(zone, seat).pieces.flatMap((piece) => cardOf(piece) ?? []))
  return (
    <Window title={seats[seat]?.name ?? ''} onClose={onClose} wide>
      <div className="sheet" data-game={game.id}>
        <Honour seat={seat} />
        <ul className="sheet-cards">
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
            <li key={`${card.id}${i}`} className="sheet-card">
              <CardFace face={preparedFace(game, look, card, language)} size="hand" />
            </li>
          ))}
        </ul>
      </div>
    </Window>
  )
}
