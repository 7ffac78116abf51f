import { knownPastPoints } from '@sablier/thiefs-fortune'
import { Icon } from '@sablier/ui'
import { LaneCard } from './lane-card.tsx'
import { SmallCards } from './small-cards.tsx'
import { Stage } from './stage.tsx'
import { useThiefWords } from './thief-words.ts'
import { useBox } from './use-box.ts'
import { useRoom } from './use-small.ts'
import { cardOf, useThief } from './use-thief.ts'

const GAP = 8
const WIDEST = 170

/** One's PAST fanned out over the lanes; the cards that may return can be pressed. */
export function PastStage({ onClose }: { onClose?: () => void }) {
  const { table, me } = useThief()
  const words = useThiefWords()
  const room = useRoom()
  const [ref, box] = useBox<HTMLDivElement>()
  const pieces = table
    .zone('past', me ?? 0)
    .pieces.slice()
    .reverse()
  const size = box && gridOf(pieces.length, box)
  return (
    <Stage
      title={words.stagePast}
      hint={
        <>
          {knownPastPoints(table, me ?? 0)} <Icon name="laurel-crown" label={words.points} />
        </>
      }
      className="stage-past"
      {...(onClose && { onClose })}
    >
      {room === 'wide' ? (
        <div className="past-fan" ref={ref}>
          {size &&
            pieces.map((piece) => {
              const card = cardOf(table, piece)
              return card && <LaneCard key={piece} piece={piece} card={card} box={size} />
            })}
        </div>
      ) : (
        <SmallCards pieces={pieces} zone="" />
      )}
    </Stage>
  )
}

/** The largest cells in which so many cards fit into a box. */
function gridOf(n: number, { width, height }: { width: number; height: number }): { width: number; height: number } {
  let best = { width: 0, height: 0 }
  for (let columns = 1; columns <= Math.max(1, n); columns++) {
    const rows = Math.ceil(n / columns)
    const cell = {
      width: Math.floor(Math.min(WIDEST, (width - (columns - 1) * GAP) / columns)),
      height: Math.floor(Math.min(WIDEST * 1.1, (height - (rows - 1) * GAP) / rows)),
    }
    if (Math.min(cell.width, cell.height * 1.1) > Math.min(best.width, best.height * 1.1)) best = cell
  }
  return best
}
