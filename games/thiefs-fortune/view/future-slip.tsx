import type { Piece } from '@sablier/kernel'
import type { Card } from '@sablier/thiefs-fortune'
import { Picture, preparedFace, useLanguage } from '@sablier/ui'
import { CardFaceButton } from './card-face-button.tsx'
import { ForetoldMove } from './foretold.tsx'
import { tokenIn } from './lane-fit.ts'
import type { FutureLayout } from './lane-measures.ts'
import { LootTokens, tokensOn } from './loot-tokens.tsx'
import { useCardChoice } from './use-card-choice.ts'
import { useThief } from './use-thief.ts'

interface FutureSlipProps {
  readonly piece: Piece
  readonly card: Card
  readonly layout: FutureLayout
}

/** A card of a crowded FUTURE: its name where there is room, its picture and its tokens; its text is one look away. */
export function FutureSlip({ piece, card, layout: { kind, width, height } }: FutureSlipProps) {
  const { game, look, table, view, ask } = useThief()
  const language = useLanguage()
  const choice = useCardChoice(piece, false)
  const face = preparedFace(game, look, card, language)
  const { name } = face.face
  const head = kind === 'slip' ? 24 : 8
  const token = tokenIn({ width: width - 8, height: height - head, tokens: tokensOn(table, piece).length }, 24)
  return (
    <div
      className={`future-slip future-${kind}`}
      data-piece={view.ids[piece] ?? ''}
      data-frame={card.type}
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      <CardFaceButton piece={piece} face={face} choice={choice} className="slip-face">
        <Picture game={face.game} name={face.picture} shape="wide" />
        {kind === 'slip' && <b>{name}</b>}
      </CardFaceButton>
      <LootTokens piece={piece} card={card} size={token} />
      <ForetoldMove card={card} />
      {choice.chosenAt >= 0 && <span className="choice-seal">{ask?.kind === 'order' ? choice.chosenAt + 1 : '✓'}</span>}
    </div>
  )
}
