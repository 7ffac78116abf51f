import type { Piece } from '@sablier/kernel'
import { type Choice, type PreparedFace, useWords } from '@sablier/ui'
import type { ReactNode } from 'react'
import { useTokensPress } from './use-card-choice.ts'

interface CardFaceButtonProps {
  readonly piece: Piece
  readonly face: PreparedFace
  readonly choice: Choice
  readonly className: string
  /** Something on it is pressed instead. */
  readonly isCovered?: boolean
  readonly children: ReactNode
}

/** The face of a card on the table: a button that answers or shows the card closely, or plain paper under what is pressed. */
export function CardFaceButton({ piece, face, choice, className, isCovered = false, children }: CardFaceButtonProps) {
  const say = useWords()
  const tokensPress = useTokensPress(piece)
  const { name } = face.face
  if (isCovered || (tokensPress && !choice.option))
    return (
      <div className={className} data-card={face.card.id}>
        {children}
      </div>
    )
  return (
    <button
      type="button"
      className={className}
      aria-label={say(choice.option ? 'choose' : 'inspect', { card: name })}
      aria-description={face.spoken}
      data-card={face.card.id}
      {...choice.props}
      {...(choice.option && { 'data-answers': '' })}
    >
      {children}
    </button>
  )
}
