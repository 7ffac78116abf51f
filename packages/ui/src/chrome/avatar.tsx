import type { CardBase, Seat } from '@sablier/kernel'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { CardPicture } from '../scene/card-picture.tsx'
import { seatSign } from './seat-signs.ts'

export interface AvatarProps {
  readonly seat: Seat
  /** The character somebody plays: its picture fills the medallion. */
  readonly card?: CardBase | null
  /** Another sign than the animal of the seat. */
  readonly icon?: IconName
  readonly size?: 'small' | 'normal' | 'large'
  /** What a screen reader says; leave it out where the name stands beside it. */
  readonly label?: string
}

/** The medallion of a seat, in its colour, with its animal or the picture of its character. */
export function Avatar({ seat, card, icon = seatSign(seat), size = 'normal', label }: AvatarProps) {
  return (
    <span
      className={`avatar avatar-${size}`}
      data-seat={seat}
      data-avatar={seat}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      {card ? <CardPicture card={card} /> : <Icon name={icon} />}
    </span>
  )
}
