import type { Seat } from '@sablier/kernel'
import { CardPicture, Icon, seatSign } from '@sablier/ui'
import type { ReactNode } from 'react'
import { useDonjon } from '../use-donjon.ts'

/** A hero behind the table, in an arch of the seat's colour. */
export function HeroBust({ seat, children }: { seat: Seat; children?: ReactNode }) {
  const { t, cardOf } = useDonjon()
  const hero = cardOf(t.zone('character', seat).top)
  return (
    <span className="bust" data-seat={seat}>
      <span className="bust-arch">{hero ? <CardPicture card={hero} /> : <Icon name={seatSign(seat)} />}</span>
      {children}
    </span>
  )
}
