import { purposeOf, type SeenEvent } from '@sablier/kernel'
import { latestRolls, type Rolled } from '../latest-rolls.ts'
import { useTable } from '../table-context.tsx'
import { Die } from './die.tsx'

/** The dice of the latest throw, tumbling when it is new. */
export function DiceTray({ events }: { events: readonly SeenEvent[] }) {
  const { at, rolls } = latestRolls(events)
  if (rolls.length === 0) return null
  return (
    <div className="dice-tray" key={`${at} ${rolls[0]?.entry}`}>
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of one throw have no other name than their place
        <Roll key={i} roll={roll} />
      ))}
    </div>
  )
}

function Roll({ roll }: { roll: Rolled }) {
  const { seats, game, reader } = useTable()
  const purpose = purposeOf(roll, { game, reader })
  return (
    <>
      {roll.seat >= 0 && (
        <span className="text-seat" data-seat={roll.seat}>
          {seats[roll.seat]?.name}
        </span>
      )}
      {purpose && <span className="dice-purpose">{purpose}</span>}
      <span className="dice">
        {roll.values.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dice of one roll have no other name than their place
          <Die key={i} sides={roll.sides} value={value} />
        ))}
      </span>
    </>
  )
}
