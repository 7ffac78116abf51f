import type { Piece } from '@sablier/kernel'
import { CARD_MEASURES, FaceText, Icon, Picture, type PreparedFace, Token, useChoosable, useWords } from '@sablier/ui'
import { type CSSProperties, useState } from 'react'
import { HandCard } from './hand.tsx'
import { useBox } from './use-box.ts'
import { useFaceOf } from './use-face-of.ts'
import { cardOf, useThief } from './use-thief.ts'

const { hand: HAND } = CARD_MEASURES

/** The hand on a small screen: all cards as tabs, one of them open with its whole text. */
export function SmallHand() {
  const { table, me } = useThief()
  const [ref, box] = useBox<HTMLDivElement>()
  const [shown, setShown] = useState<Piece | null>(null)
  if (me === null) return null
  const pieces = [...table.zone('hand', me).pieces, ...table.zone('chosen', me).pieces]
  const open = shown !== null && pieces.includes(shown) ? shown : pieces[0]
  const width = box ? Math.floor(Math.min(box.width, ((box.height - 12) * HAND.width) / HAND.height, 280)) : HAND.width
  return (
    <div className="small-hand" data-zone={`hand.${me}`}>
      {pieces.length > 1 && (
        <div className="small-tabs">
          {pieces.map((piece) => (
            <HandTab key={piece} piece={piece} isOpen={piece === open} onOpen={() => setShown(piece)} />
          ))}
        </div>
      )}
      <div className="small-open" ref={ref} style={{ '--card-width': `${width}px` } as CSSProperties}>
        {open !== undefined &&
          box &&
          (width >= HAND.width ? <HandCard key={open} piece={open} /> : <HandPanel piece={open} />)}
      </div>
    </div>
  )
}

/** A card of the hand where there is no room for its printed form: all it says, beside its picture. */
function HandPanel({ piece }: { piece: Piece }) {
  const { table, view } = useThief()
  const face = useFaceOf()(piece)
  const card = cardOf(table, piece)
  if (!face || !card) return null
  const { name, type, points } = face.face
  return (
    <div className="hand-panel" data-frame={card.type} data-piece={view.ids[piece] ?? ''} data-card={card.id}>
      <span className="hand-panel-art">
        <Picture game={face.game} name={face.picture} shape="wide" />
        <span className="hand-panel-loot">
          {card.loot.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
            <Token key={i} kind={kind} size="26px" />
          ))}
        </span>
      </span>
      <span className="hand-panel-words">
        <b>{name}</b>
        <small>
          {type}
          {points && (
            <>
              {' · '}
              {points.n} <Icon name={points.icon} />
            </>
          )}
        </small>
        <PanelText face={face} />
      </span>
    </div>
  )
}

/** The printed text and the Favors of a card. */
function PanelText({ face: { lines, doors } }: { face: PreparedFace }) {
  return (
    <>
      <span>
        {lines.map(({ parts }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
          <FaceText key={i} parts={parts} />
        ))}
      </span>
      <span className="hand-panel-doors">
        {doors.map((parts, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
          <span key={i}>
            <Icon name="scales" /> <FaceText parts={parts} />
          </span>
        ))}
      </span>
    </>
  )
}

function HandTab({ piece, isOpen, onOpen }: { piece: Piece; isOpen: boolean; onOpen: () => void }) {
  const { table } = useThief()
  const say = useWords()
  const face = useFaceOf()(piece)
  const card = cardOf(table, piece)
  const choice = useChoosable({ piece }, { twice: true })
  if (!face || !card) return null
  return (
    <button
      type="button"
      className="hand-tab"
      data-frame={card.type}
      data-open={isOpen || undefined}
      aria-label={say(choice.option ? 'choose' : 'inspect', { card: face.face.name })}
      {...choice.props}
      onClick={() => {
        // A chosen card that is not in sight is shown, not given.
        if (choice.option && (isOpen || choice.chosenAt < 0)) choice.props.onClick()
        onOpen()
      }}
    >
      <Picture game={face.game} name={face.picture} shape="wide" />
      <b>{face.face.name}</b>
      {choice.chosenAt >= 0 && <span className="choice-seal">✓</span>}
    </button>
  )
}
