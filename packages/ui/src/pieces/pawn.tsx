import type { Seat } from '@sablier/kernel'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

/** A pawn in the colour of its seat, with the seat's sign in its head. A ghost shows where it would go. */
export function Pawn({
  seat,
  icon,
  ghost = false,
  label,
}: {
  seat: Seat
  icon: IconName
  ghost?: boolean
  label?: string
}) {
  return (
    <span
      className={`pawn-piece${ghost ? ' pawn-ghost' : ''}`}
      data-seat={seat}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      <svg viewBox="0 0 44 58" aria-hidden="true">
        <ellipse className="pawn-body" cx="22" cy="51" rx="18" ry="6" />
        <path className="pawn-body" d="M8 50Q17 44 16 32H28Q27 44 36 50Q22 56 8 50Z" />
        <circle className="pawn-body" cx="22" cy="19" r="17" />
        <circle className="pawn-rim" cx="22" cy="19" r="14" />
      </svg>
      <Icon name={icon} />
    </span>
  )
}
