import type { Seat } from '@sablier/kernel'
import { Bubble } from '@sablier/ui'
import type { CSSProperties, ReactNode } from 'react'
import { useDonjon } from '../use-donjon.ts'

interface SaidByProps {
  readonly seat: Seat
  readonly children: ReactNode
  readonly buttons?: ReactNode
  /** Not said for good yet. */
  readonly draft?: boolean
}

/** What somebody at the table says, in a bubble under their bust; one's own words come from below. */
export function SaidBy({ seat, children, buttons, draft = false }: SaidByProps) {
  const { seats, me, t } = useDonjon()
  const order = t.turnOrder(me ?? 0).slice(me === null ? 0 : 1)
  const at = order.indexOf(seat)
  const place = { '--at': at < 0 ? 0.5 : (at + 0.5) / order.length } as CSSProperties
  return (
    <div className={`said${at < 0 ? ' said-mine' : ''}`} style={place}>
      <Bubble
        seat={seat}
        name={seats[seat]?.name ?? ''}
        tail={at < 0 ? 'down' : 'up'}
        tailAt={0.2}
        draft={draft}
        {...(buttons && { buttons })}
      >
        <b className="text-seat said-name" data-seat={seat}>
          {seats[seat]?.name}
        </b>{' '}
        {children}
      </Bubble>
    </div>
  )
}
