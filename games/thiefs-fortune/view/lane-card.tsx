import type { Piece } from '@sablier/kernel'
import type { Card, SubType } from '@sablier/thiefs-fortune'
import {
  FaceText,
  Icon,
  type IconName,
  Picture,
  type PreparedFace,
  preparedFace,
  useDrawn,
  useLanguage,
} from '@sablier/ui'
import type { CSSProperties } from 'react'
import { CardFaceButton } from './card-face-button.tsx'
import { ForetoldMove } from './foretold.tsx'
import { fitLaneCard, type LaneFit, tokenSize } from './lane-fit.ts'
import { GAP } from './lane-measures.ts'
import { LootTokens, tokensOn } from './loot-tokens.tsx'
import { useThiefWords } from './thief-words.ts'
import type { Box } from './use-box.ts'
import { useCardChoice } from './use-card-choice.ts'
import { useFresh } from './use-fresh.ts'
import { useThief } from './use-thief.ts'

export const SUB_TYPE_ICONS: Readonly<Record<SubType, IconName>> = {
  friend: 'hearts',
  foe: 'crossed-swords',
  traveler: 'walking-boot',
}

/** A token where the lane is low, and the height of "all 3" under a column of them. */
const LOW_TOKEN = 19
const ALL_LINES = 38

interface LaneCardProps {
  readonly piece: Piece
  readonly card: Card
  /** The room it has, in pixels. */
  readonly box: Box
  /** It goes next when another card enters its full row. */
  readonly isNextOut?: boolean
  /** Its place is pressed instead of the card. */
  readonly isCovered?: boolean
}

/** On a narrower card the word of its kind has no room beside tokens; its sign has. */
const NARROW = 130

/** A card in its lane with its whole text; the tokens on it lie on its picture. */
export function LaneCard({ piece, card, box, isNextOut = false, isCovered = false }: LaneCardProps) {
  const model = useThief()
  const { table, view, ask } = model
  const language = useLanguage()
  const words = useThiefWords()
  const isFresh = useFresh().has(view.ids[piece] ?? '')
  const choice = useCardChoice(piece, false)
  const face = preparedFace(model.game, model.look, card, language)
  const tokens = tokensOn(table, piece).length
  const isTight = tokens > (box.width < NARROW ? 1 : 3)
  const fit = fitLaneCard(face, { ...box, tokens })
  const isUsed = table.mark('activated', piece) === 1
  const isSource = ask?.source === card.id && table.place(piece).name !== 'future'
  return (
    <div
      className={`lane-card lane-card-${fit.mode}`}
      data-piece={view.ids[piece] ?? ''}
      data-frame={card.type}
      data-used={isUsed || undefined}
      data-source={isSource || undefined}
      data-tight={isTight || undefined}
      style={
        {
          ...sizes(box),
          '--text': `${fit.text}px`,
          '--name': `${fit.name}px`,
          '--head': `${fit.head}px`,
          '--strip': `${fit.strip}px`,
        } as CSSProperties
      }
    >
      <CardFaceButton piece={piece} face={face} choice={choice} className="lane-face" isCovered={isCovered}>
        <LaneContents face={face} card={card} fit={fit} isTight={isTight} />
      </CardFaceButton>
      <LootTokens
        piece={piece}
        card={card}
        size={fit.mode === 'tall' ? tokenSize(tokens) : LOW_TOKEN}
        withAll={fit.mode === 'tall' || fit.head + tokens * (LOW_TOKEN + 2) + ALL_LINES < box.height}
      />
      {isUsed && (
        <span className="lane-used">
          <Icon name="sign-turned" /> {words.used}
        </span>
      )}
      {choice.chosenAt >= 0 && <span className="choice-seal">{ask?.kind === 'order' ? choice.chosenAt + 1 : '✓'}</span>}
      <ForetoldMove card={card} />
      {isFresh && <span className="lane-fresh">{words.justIn}</span>}
      {isNextOut && (
        <span className="lane-next-out" title={words.nextOut}>
          ‹
        </span>
      )}
    </div>
  )
}

/** How far a used card leans, in degrees. */
const MOST_TILT = 2

/** Cards that lean beside each other stay in the gap between them, however high they are. */
const tiltOf = (height: number): number => Math.min(MOST_TILT, (Math.atan(GAP / height) * 180) / Math.PI)

const sizes = ({ width, height }: Box) => ({
  width: `${width}px`,
  height: `${height}px`,
  '--tilt': `${tiltOf(height).toFixed(2)}deg`,
})

interface LaneContentsProps {
  readonly face: PreparedFace
  readonly card: Card
  readonly fit: LaneFit
  readonly isTight: boolean
}

/** Everything printed on a card in its lane; in a full life it comes in slices. */
function LaneContents({ face, card, fit, isTight }: LaneContentsProps) {
  const words = useThiefWords()
  const isDrawn = useDrawn()
  const { name, points } = face.face
  if (!isDrawn) return null
  return (
    <>
      <span className="lane-name">
        <b className={fit.narrow ? 'lane-narrow' : ''}>{name}</b>
        {points && (
          <span className="lane-points">
            {points.n}
            <Icon name={points.icon} />
          </span>
        )}
      </span>
      <span className="lane-body">
        {(fit.mode === 'tall' || fit.strip > 0) && (
          <span className="lane-art">
            <Picture game={face.game} name={face.picture} shape="wide" />
            {card.subType && (
              <span className="lane-sub" title={words[card.subType]}>
                <Icon name={SUB_TYPE_ICONS[card.subType]} label={words[card.subType]} />
                {fit.mode === 'tall' && !isTight && <span aria-hidden="true">{words[card.subType]}</span>}
              </span>
            )}
          </span>
        )}
        <span className="lane-text">
          {face.lines.map(({ parts }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
            <span key={i}>
              <FaceText parts={parts} />
            </span>
          ))}
        </span>
      </span>
    </>
  )
}
