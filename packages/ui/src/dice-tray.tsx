import type { SeenEvent } from '@sablier/kernel'
import { plain } from '@sablier/kernel'
import { Die } from './die.tsx'
import { textOf, useTable } from './table-context.tsx'

/** The dice of the latest roll, tumbling when it is new. */
export function DiceTray({ events }: { events: readonly SeenEvent[] }) {
  const { seats, game, reader } = useTable()
  const at = events.findLastIndex((event) => event.type === 'rolled')
  const roll = events[at] as
    | (SeenEvent & { seat: number; sides: number; values: readonly number[]; purpose: string })
    | undefined
  if (!roll) return null
  const purpose = game.text.words[roll.purpose] ? plain(textOf({ game, reader }, 'words', roll.purpose)) : ''
  return (
    <div className="dice-tray" key={`${at} ${roll.entry}`}>
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
    </div>
  )
}
