import type { Piece } from '@sablier/kernel'
import { CARD_TYPES, type Card, type CardType } from '@sablier/thiefs-fortune'
import { FaceText, Icon, Picture, type PreparedFace, usePlaced } from '@sablier/ui'
import { type CSSProperties, useState } from 'react'
import { CardFaceButton } from './card-face-button.tsx'
import { ForetoldMove } from './foretold.tsx'
import { SUB_TYPE_ICONS } from './lane-card.tsx'
import { LootTokens, tokensOn } from './loot-tokens.tsx'
import { layOutSmall, partsOf, type SmallCard, type SmallLayout, spanOf, TOUCH } from './small-layout.ts'
import { useThiefWords } from './thief-words.ts'
import { TYPE_ICONS } from './type-icons.ts'
import { type Box, useBox } from './use-box.ts'
import { useCardChoice } from './use-card-choice.ts'
import { useFaceOf } from './use-face-of.ts'
import { cardOf, useThief } from './use-thief.ts'

interface Laid extends SmallCard {
  readonly piece: Piece
  readonly card: Card
  readonly isCommon: boolean
}

/** Cards on a small screen, all in sight, as large as the room allows. */
export function SmallCards({ pieces, zone }: { pieces: readonly Piece[]; zone: string }) {
  const { table, ask } = useThief()
  const words = useThiefWords()
  const faceOf = useFaceOf()
  const [ref, box] = useBox<HTMLDivElement>()
  const [tab, setTab] = useState<CardType>('location')
  const [part, setPart] = useState(0)
  const open = (type: CardType) => {
    // A press on the open tab turns to the rest of its cards.
    setPart(type === tab ? part + 1 : 0)
    setTab(type)
  }
  const cards = pieces.flatMap<Laid>((piece) => {
    const face = faceOf(piece)
    const card = cardOf(table, piece)
    const kinds = new Set(tokensOn(table, piece)).size
    return face && card ? [{ piece, card, face, kinds, isCommon: table.place(piece).name === 'common-future' }] : []
  })
  const whole = box && layOutSmall(cards, box)
  const isPaged = whole !== null && !whole.fits
  const room = box && { ...box, height: box.height - TOUCH - 4 }
  const parts =
    room && isPaged
      ? partsOf(
          cards.filter(({ card }) => card.type === tab),
          room,
        )
      : [cards]
  const page = parts[part % parts.length] as Laid[]
  const shown = isPaged ? page : cards
  const pages = new Set(isPaged ? pieces : [])
  usePlaced(ask?.options.flatMap(({ id, piece }) => (piece !== undefined && pages.has(piece) ? [id] : [])) ?? [])
  const layout = isPaged && room ? layOutSmall(page, room) : whole
  return (
    <div className="small-cards-room" ref={ref}>
      {isPaged && <TypeTabs tab={tab} onTab={open} cards={cards} turns={[(part % parts.length) + 1, parts.length]} />}
      <div
        className="small-cards"
        data-zone={zone}
        data-kind={layout?.kind}
        style={{ '--columns': layout?.columns ?? 1 } as CSSProperties}
      >
        {layout && box && shown.map((laid) => <SmallCardView key={laid.piece} laid={laid} layout={layout} box={box} />)}
        {cards.length === 0 && <small className="small-empty">{words.empty}</small>}
      </div>
    </div>
  )
}

interface TypeTabsProps {
  readonly tab: CardType
  readonly onTab: (type: CardType) => void
  readonly cards: readonly Laid[]
  /** Which part of the open tab is shown, and how many there are. */
  readonly turns: readonly [now: number, all: number]
}

/** A FUTURE too large for a phone is shown lane by lane. */
function TypeTabs({ tab, onTab, cards, turns: [now, all] }: TypeTabsProps) {
  const words = useThiefWords()
  return (
    <div className="type-tabs">
      {CARD_TYPES.map((type) => (
        <button key={type} type="button" aria-pressed={type === tab} data-frame={type} onClick={() => onTab(type)}>
          <Icon name={TYPE_ICONS[type]} /> {words[type]} {cards.filter(({ card }) => card.type === type).length}
          {type === tab && all > 1 && ` · ${now}/${all} ›`}
        </button>
      ))}
    </div>
  )
}

function SmallCardView({ laid, layout, box }: { laid: Laid; layout: SmallLayout; box: Box }) {
  const { view } = useThief()
  const choice = useCardChoice(laid.piece, true)
  const { piece, card, face, kinds, isCommon } = laid
  const cell = (box.width - (layout.columns - 1) * 4) / layout.columns
  const span = layout.kind === 'list' ? 1 : spanOf(kinds, cell, layout.columns)
  return (
    <div
      className={`small-card small-${layout.kind}`}
      data-frame={card.type}
      data-piece={view.ids[piece] ?? ''}
      data-common={isCommon || undefined}
      style={{ gridColumn: `span ${span}`, '--kinds': kinds } as CSSProperties}
    >
      <CardFaceButton piece={piece} face={face} choice={choice} className="small-face">
        <Picture game={face.game} name={face.picture} shape="wide" />
        {layout.kind !== 'chip' && <SmallWords face={face} card={card} withText={layout.kind === 'list'} />}
      </CardFaceButton>
      <LootTokens piece={piece} card={card} size={36} twice piled />
      <ForetoldMove card={card} />
      {choice.chosenAt >= 0 && <span className="choice-seal">✓</span>}
    </div>
  )
}

function SmallWords({ face, card, withText }: { face: PreparedFace; card: Card; withText: boolean }) {
  const words = useThiefWords()
  return (
    <span className="small-words">
      <b>
        {face.face.name}
        {withText && card.subType && (
          <small>
            <Icon name={SUB_TYPE_ICONS[card.subType]} /> {words[card.subType]}
          </small>
        )}
      </b>
      {withText && (
        <span>
          {face.lines.map(({ parts }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
            <FaceText key={i} parts={parts} />
          ))}
        </span>
      )}
    </span>
  )
}
