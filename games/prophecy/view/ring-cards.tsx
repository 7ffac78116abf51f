import type { Piece } from '@sablier/kernel'
import { SPACES, type Space } from '@sablier/prophecy'
import { PieceCard, useTable, ZONE_CARDS } from '@sablier/ui'
import { FightStage, useFight } from './fight-stage.tsx'
import { useSpaceName } from './use-space-name.ts'

interface Filled {
  readonly space: Space
  readonly pieces: readonly Piece[]
}

/** The spaces where adventure cards lie, and the space that is in play now. */
function useFilled(): { filled: readonly Filled[]; here: number } {
  const { table, view } = useTable()
  const here = table.track('position', Math.max(0, view.state.active))
  const filled = SPACES.map((space) => ({
    space,
    pieces: [...table.zone('space', space.n).pieces, ...table.zone('covered', space.n).pieces],
  })).filter(({ pieces }) => pieces.length > 0)
  return { filled, here }
}

/** In the middle of the ring: the fight under way, else what lies where the player in turn stands. */
export function HereCards() {
  const { filled, here } = useFilled()
  const { view } = useTable()
  const nameOf = useSpaceName()
  const fight = useFight()
  const now = filled.find(({ space }) => space.n === here)
  return (
    <div className="ring-middle" data-zone={`space.${here}`} data-part="here">
      {fight ? (
        <FightStage {...fight} />
      ) : (
        <>
          <p className="ring-title">{nameOf(here)}</p>
          <span className="ring-pieces">
            {now?.pieces.map((piece) => (
              <PieceCard key={view.ids[piece]} piece={piece} {...ZONE_CARDS.normal} />
            ))}
          </span>
        </>
      )}
    </div>
  )
}

/** The adventure cards on the other spaces of the ring. */
export function RingCards() {
  const { filled, here } = useFilled()
  const { view } = useTable()
  const nameOf = useSpaceName()
  return (
    <ul className="ring-cards">
      {filled
        .filter(({ space }) => space.n !== here)
        .map(({ space, pieces }) => (
          <li key={space.n} data-zone={`space.${space.n}`}>
            <span className="zone-name">{nameOf(space.n)}</span>
            <span className="ring-pieces">
              {pieces.map((piece) => (
                <PieceCard key={view.ids[piece]} piece={piece} {...ZONE_CARDS.small} />
              ))}
            </span>
          </li>
        ))}
    </ul>
  )
}
