import type { SeenEvent } from '@sablier/kernel'
import { plain } from '@sablier/kernel'
import { textOf, useTable } from './table-context.tsx'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [28, 26],
    [72, 26],
    [28, 50],
    [72, 50],
    [28, 74],
    [72, 74],
  ],
}

/** One die: pips on a cube, a number on every other body. */
export function Die({ sides, value }: { sides: number; value: number }) {
  const pips = sides === 6 ? PIPS[value] : undefined
  return (
    <svg className="die" viewBox="0 0 100 100" role="img" aria-label={`d${sides}: ${value}`}>
      {sides === 6 ? (
        <rect x="6" y="6" width="88" height="88" rx="18" className="die-body" />
      ) : (
        <path className="die-body" d="M50 3L95 32L95 68L50 97L5 68L5 32Z" />
      )}
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" className="die-pip" />)
      ) : (
        <text x="50" y="66" className="die-number">
          {value}
        </text>
      )}
    </svg>
  )
}

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
