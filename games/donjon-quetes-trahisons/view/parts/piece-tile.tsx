import type { Card } from '@sablier/donjon-quetes-trahisons'
import type { Piece } from '@sablier/kernel'
import { CardBack, CardPicture, type ChoiceTarget, useChoosable, useDrag, useWords } from '@sablier/ui'
import type { ReactNode } from 'react'
import { useOfferPiece } from '../offer/offer-context.ts'
import { useDonjon } from '../use-donjon.ts'
import { CardNumber } from './card-number.tsx'

interface PieceTileProps {
  readonly piece: Piece
  /** What it stands for in the open question; the piece itself if not given. */
  readonly target?: ChoiceTarget
  /** Small tiles show no name: their card is shown closely instead. */
  readonly size?: 'mini' | 'card'
  /** The first press chooses, the second answers. */
  readonly twice?: boolean
  readonly children?: ReactNode
}

/** A good as it lies on a mat, in the shop or before its owner: pressed to answer or to put it on offer, held to read it. */
export function PieceTile({ piece, target = { piece }, size = 'card', twice = false, children }: PieceTileProps) {
  const { cardOf, view, look, t } = useDonjon()
  const card = cardOf(piece)
  const choice = useChoosable(target, { twice })
  const offered = useOfferPiece(piece)
  const say = useWords()
  const language = useDonjon().language
  const drag = useDrag(choice.option ? choice.option.id : null)
  const name = card?.name[language] ?? say('unknownCard')
  const { state, onPress } = offered ?? { state: choice.state, onPress: null }
  const isLive = state === 'can' || state === 'chosen'
  return (
    <span className={`tile tile-${size}`} data-piece={view.ids[piece] ?? ''} data-kind={tileKind(card)}>
      <button
        type="button"
        className="tile-button"
        aria-label={isLive ? say('choose', { card: name }) : card ? say('inspect', { card: name }) : name}
        {...(card && { 'data-card': card.id })}
        {...(isLive && { 'data-answers': '' })}
        {...choice.props}
        {...(!offered && drag)}
        {...(onPress && { 'data-choice': state, 'aria-pressed': state === 'chosen', onClick: onPress })}
      >
        {card ? <CardPicture card={card} /> : <CardBack back={look.faces?.backs[t.place(piece).name]} shape="tall" />}
        {card && <CardNumber card={card} />}
        {size === 'card' && <span className="tile-name">{name}</span>}
        {children}
      </button>
      {state === 'chosen' && (
        <span className="choice-seal" aria-hidden="true">
          {offered ? '✓' : choice.chosenAt >= 0 ? choice.chosenAt + 1 : '✓'}
        </span>
      )}
    </span>
  )
}

/** What colours the rim of a tile: the type of a monster or an object. */
function tileKind(card: Card | null): string {
  if (card?.kind === 'monster') return card.type
  if (card?.kind === 'object') return card.draconic ? 'draconic' : card.reserved ? 'reserved' : 'object'
  return card?.kind ?? 'back'
}
