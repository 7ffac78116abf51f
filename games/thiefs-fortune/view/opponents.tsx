import type { Seat } from '@sablier/kernel'
import { useWords } from '@sablier/ui'
import { GoalPanel } from './goal-panel.tsx'
import { OpponentPlate } from './opponent-plate.tsx'
import { useThief } from './use-thief.ts'

/** The other players from the left neighbour on; alone: the goal of the game. */
export function Opponents({ onOpen }: { onOpen: (seat: Seat) => void }) {
  const { table, me } = useThief()
  const say = useWords()
  const others = table.turnOrder(me ?? 0).filter((seat) => seat !== me)
  return (
    <section className="opponents" aria-label={say('seats')} data-part="seats" data-count={others.length}>
      {others.length === 0 ? (
        <GoalPanel />
      ) : (
        others.map((seat) => <OpponentPlate key={seat} seat={seat} onOpen={() => onOpen(seat)} />)
      )}
    </section>
  )
}
