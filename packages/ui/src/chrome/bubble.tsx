import type { Seat } from '@sablier/kernel'
import type { CSSProperties, ReactNode } from 'react'

interface BubbleProps {
  /** The seat that speaks. */
  readonly seat: Seat
  /** Their name, for those who hear the table. */
  readonly name: string
  /** On which side the avatar is. */
  readonly tail?: 'left' | 'right' | 'up' | 'down'
  /** Where along that side the tail points, in parts of it. */
  readonly tailAt?: number
  /** Thought or proposed, not said yet: drawn with a dashed rim. */
  readonly draft?: boolean
  readonly children: ReactNode
  /** Answers to what is said. */
  readonly buttons?: ReactNode
}

/** What somebody says, with a tail towards the avatar. */
export function Bubble({ seat, name, tail = 'left', tailAt = 0.3, draft = false, children, buttons }: BubbleProps) {
  return (
    <figure
      className={`bubble bubble-${tail}${draft ? ' bubble-draft' : ''}`}
      data-seat={seat}
      style={{ '--tail': `${tailAt * 100}%` } as CSSProperties}
    >
      <figcaption className="visually-hidden">{name}</figcaption>
      <div className="bubble-words">{children}</div>
      {buttons && <div className="bubble-buttons">{buttons}</div>}
    </figure>
  )
}
