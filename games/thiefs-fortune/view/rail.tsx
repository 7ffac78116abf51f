import { plain, textOf } from '@sablier/kernel'
import { knownPastPoints } from '@sablier/thiefs-fortune'
import { Icon, Race, type Racer, seatSign } from '@sablier/ui'
import { Since } from './since.tsx'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

const STEP = 5
const SHORTEST = 20

/** The Fortune Point track with everybody's pawn, and what happened since one's own turn. `isStill`: a stage stands before it. */
export function Rail({ isStill }: { isStill: boolean }) {
  const model = useThief()
  const { table, seats, me } = model
  const words = useThiefWords()
  const points = table.seats.map((seat) => table.track('fortune', seat))
  const withPast = me === null ? 0 : (points[me] ?? 0) + knownPastPoints(table, me)
  const end = Math.max(SHORTEST, Math.ceil((Math.max(...points, withPast) + 1) / STEP) * STEP)
  const racers: Racer[] = table.seats.map((seat) => ({
    seat,
    at: points[seat] ?? 0,
    icon: seatSign(seat),
    label: seats[seat]?.name ?? '',
  }))
  if (me !== null && withPast > (points[me] ?? 0))
    racers.push({ seat: me, at: withPast, icon: seatSign(me), label: words.withPast(withPast), ghost: true })
  const label = plain(textOf({ game: model.game, reader: model.reader }, 'tracks', 'fortune'))
  return (
    <div className="rail" inert={isStill}>
      <div className="fortune" data-part="fortune">
        <Icon name="laurel-crown" label={label} />
        <Race
          from={Math.min(0, ...points)}
          to={end}
          marks={Array.from({ length: end / STEP + 1 }, (_, i) => i * STEP)}
          racers={racers}
          label={label}
        />
      </div>
      <Since />
    </div>
  )
}
