import type { Piece, Seat } from '@sablier/kernel'
import type { PlayingCard } from '@sablier/terres-de-destinees'
import { Avatar, CardPicture, Icon, useChoosable, useLanguage, useWords } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { KIND_SIGNS, TYPE_SIGNS } from './faces.ts'
import { playingOf, useLands } from './use-lands.ts'

/** The state of a card in play, in a word. */
export function useStateWord(): (card: PlayingCard, isEngaged: boolean) => string {
  const { words } = useLands()
  return ({ kind }, isEngaged) => {
    if (kind === null) return words.countsOnly
    if (kind === 'permanent') return words.always
    if (!isEngaged) return words.ready
    return kind === 'one-shot-activation' ? words.usedUp : words.engaged
  }
}

/** The widest word of a name in parts of its letter size: long words are set smaller. */
const widest = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length)) * 0.53

/** How many signs stand in the corner: whether it is engaged or how its power works, and its type. */
const countSigns = ({ kind, type }: PlayingCard, isEngaged: boolean): number =>
  Number(isEngaged || kind !== null) + Number(Boolean(type))

interface PlateProps {
  readonly piece: Piece
  readonly twice?: boolean
  /** Whose it is, where it does not lie at its owner's place. */
  readonly owner?: Seat
}

/** A card in play or in a hand as a small plate: name, picture, the kind of its power, its type and whether it is engaged. */
export function Plate({ piece, twice = true, owner }: PlateProps) {
  const { t, view, nameOf } = useLands()
  const language = useLanguage()
  const say = useWords()
  const stateWord = useStateWord()
  const choice = useChoosable({ piece }, { twice, otherwise: () => undefined })
  const card = playingOf(t, piece)
  if (!card) return null
  const isEngaged = t.mark('engaged', piece) === 1
  const isSpent = isEngaged && card.kind === 'one-shot-activation'
  const name = card.name[language]
  const inPlay = t.place(piece).name !== 'hand'
  const label = say(choice.option ? 'choose' : 'inspect', { card: name })
  return (
    <div className="plate-place" data-piece={view.ids[piece] ?? ''}>
      <button
        type="button"
        className={`plate${isEngaged ? ' plate-engaged' : ''}${isSpent ? ' plate-spent' : ''}`}
        data-frame={card.family}
        data-card={card.id}
        aria-label={inPlay ? `${label}, ${stateWord(card, isEngaged)}` : label}
        {...(choice.option && { 'data-answers': '' })}
        {...choice.props}
        style={{ '--widest': widest(name) } as CSSProperties}
      >
        <CardPicture card={card} shape="strip" />
        <b className="plate-name">
          <i className="plate-gap" style={{ '--signs': countSigns(card, isEngaged) } as CSSProperties} />
          {owner !== undefined && <i className="plate-gap plate-gap-owner" />}
          {name}
        </b>
        {owner !== undefined && <Avatar seat={owner} size="small" label={nameOf(owner)} />}
        <PlateSigns card={card} isEngaged={isEngaged} isSpent={isSpent} />
      </button>
    </div>
  )
}

/** The kind of a card's power, or that it is engaged, and its type. */
function PlateSigns({ card, isEngaged, isSpent }: { card: PlayingCard; isEngaged: boolean; isSpent: boolean }) {
  return (
    <span className="plate-signs">
      {isEngaged ? (
        <i className="plate-turned">
          <Icon name={isSpent ? 'candle-light' : 'hourglass'} />
        </i>
      ) : (
        card.kind && (
          <i className={card.kind === 'mandatory-activation' ? 'plate-must' : ''}>
            <Icon name={KIND_SIGNS[card.kind]} />
          </i>
        )
      )}
      {card.type && (
        <i>
          <Icon name={TYPE_SIGNS[card.type]} />
        </i>
      )}
    </span>
  )
}
