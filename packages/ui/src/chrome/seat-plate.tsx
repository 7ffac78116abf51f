import type { Seat } from '@sablier/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

/** Whether a seat is asked something now, has the turn while somebody else is asked, or waits. */
export type SeatTurn = 'decides' | 'active' | 'waits'

interface SeatPlateProps extends Pick<AvatarProps, 'seat' | 'card' | 'icon' | 'size'> {
  readonly name: string
  readonly turn: SeatTurn
  /** A word on the rim: "your turn", "asks a price". */
  readonly flag?: string | null
  /** A second line beside or under the name: character, place. */
  readonly note?: ReactNode
  /** What an online table adds to the name: a clock, who answers there, how often they were advised. */
  readonly online?: ReactNode
  /** The number that wins the game, in the upper corner. */
  readonly score?: ReactNode
  /** Opens the whole seat; the plate can then be pressed. */
  readonly onOpen?: () => void
  readonly className?: string
  /** The numbers of the seat and whatever else it shows. */
  readonly children?: ReactNode
}

/** What everybody may know of a seat at a glance; a press opens it large. Buttons inside stay pressable. */
export function SeatPlate({
  seat,
  name,
  turn,
  flag,
  note,
  online,
  score,
  onOpen,
  className = '',
  children,
  ...avatar
}: SeatPlateProps) {
  return (
    <section className={`seat-plate seat-plate-${turn} ${className}`.trim()} data-seat={seat} aria-label={name}>
      <Avatar seat={seat} {...avatar} />
      <PlateHead name={name} note={note} online={online} score={score} {...(onOpen && { onOpen })} />
      {children && <div className="seat-plate-body">{children}</div>}
      {flag && <span className="seat-plate-flag">{flag}</span>}
    </section>
  )
}

function PlateHead({
  name,
  note,
  online,
  score,
  onOpen,
}: Pick<SeatPlateProps, 'name' | 'note' | 'online' | 'score' | 'onOpen'>) {
  const say = useWords()
  return (
    <div className="seat-plate-head">
      {onOpen ? (
        <button
          type="button"
          className="seat-plate-name seat-plate-open"
          onClick={onOpen}
          title={say('openSeat', { name })}
        >
          {name}
        </button>
      ) : (
        <span className="seat-plate-name">{name}</span>
      )}
      {note && <span className="seat-plate-note">{note}</span>}
      {online && <span className="seat-plate-online">{online}</span>}
      {score !== undefined && (
        <span className="seat-plate-score" title={say('score')}>
          {score} <Icon name="laurel-crown" label={say('score')} />
        </span>
      )}
    </div>
  )
}

/** What a plate says of a seat of this table before the game adds its numbers: spread it on a `SeatPlate`. */
export function useSeatPlate(seat: Seat): Pick<SeatPlateProps, 'seat' | 'name' | 'turn' | 'flag' | 'online'> {
  const { seats, view, me } = useTable()
  const say = useWords()
  const over = view.state.result !== null
  const turn: SeatTurn = view.waiting.includes(seat)
    ? 'decides'
    : view.state.active === seat && !over
      ? 'active'
      : 'waits'
  const away = seats[seat]?.here === false ? say('away') : null
  const doing =
    turn === 'waits' ? null : turn === 'active' ? say('active') : say(seat === me ? 'yourTurnFlag' : 'decides')
  return { seat, name: seats[seat]?.name ?? '', turn, flag: away ?? doing, online: seats[seat]?.note }
}
