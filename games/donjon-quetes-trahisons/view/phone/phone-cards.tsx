import { type Card, describeCard, questProgress } from '@sablier/donjon-quetes-trahisons'
import type { Piece } from '@sablier/kernel'
import { CardPicture, useChoosable, useWords } from '@sablier/ui'
import { useState } from 'react'
import { useDonjon } from '../use-donjon.ts'

/** So many cards can be read side by side; more of them are opened one by one. */
const READ_AT_ONCE = 3

/** Cards to choose from or to read on a phone: each with its whole text, or as tabs of which one is open. */
export function PhoneCards({ pieces }: { pieces: readonly Piece[] }) {
  const [opened, setOpened] = useState<Piece | null>(null)
  if (pieces.length <= READ_AT_ONCE)
    return (
      <div className="phone-cards">
        {pieces.map((piece) => (
          <PhoneCard key={piece} piece={piece} withText />
        ))}
      </div>
    )
  const open = opened ?? (pieces[0] as Piece)
  return (
    <>
      <div className="phone-cards phone-cards-many">
        {pieces.map((piece) => (
          <PhoneCard key={piece} piece={piece} onOpen={() => setOpened(piece)} />
        ))}
      </div>
      <OpenCard piece={open} />
    </>
  )
}

interface PhoneCardProps {
  readonly piece: Piece
  readonly withText?: boolean
  readonly onOpen?: () => void
}

function PhoneCard({ piece, withText = false, onOpen }: PhoneCardProps) {
  const { language, cardOf, view, ask } = useDonjon()
  const say = useWords()
  const { option, state, props } = useChoosable({ piece }, { twice: ask?.kind === 'pick' })
  const card = cardOf(piece)
  if (!card) return null
  const press = () => {
    onOpen?.()
    props.onClick()
  }
  return (
    <span className="phone-card" data-piece={view.ids[piece] ?? ''}>
      <button
        type="button"
        {...(!option && { 'data-card': card.id })}
        {...(option && { 'data-answers': '' })}
        aria-label={say(option ? 'choose' : 'inspect', { card: card.name[language] })}
        {...props}
        onClick={press}
      >
        <CardPicture card={card} />
        <b>{card.name[language]}</b>
        {withText && <CardWords piece={piece} />}
      </button>
      {state === 'chosen' && (
        <span className="choice-seal" aria-hidden="true">
          ✓
        </span>
      )}
    </span>
  )
}

/** A card that is only read: its picture, its name and what it says. */
export function CardNote({ card }: { card: Card }) {
  const { language } = useDonjon()
  return (
    <span className="phone-card">
      <button type="button" data-card={card.id}>
        <CardPicture card={card} />
        <b>{card.name[language]}</b>
        <span className="phone-card-text">
          {describeCard(card, language).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </button>
    </span>
  )
}

function OpenCard({ piece }: { piece: Piece }) {
  const { language, cardOf } = useDonjon()
  const card = cardOf(piece)
  if (!card) return null
  return (
    <div className="phone-card-open" data-card={card.id}>
      <b>{card.name[language]}</b>
      <CardWords piece={piece} />
    </div>
  )
}

/** What a card says, and of a quest how far one has come already. */
function CardWords({ piece }: { piece: Piece }) {
  const { t, me, language, cardOf } = useDonjon()
  const card = cardOf(piece)
  if (!card) return null
  const progress = card.kind === 'quest' && me !== null ? questProgress(t, me, piece) : null
  return (
    <span className="phone-card-text">
      {describeCard(card, language).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {progress && (
        <b>
          {progress.have}/{progress.need}
        </b>
      )}
    </span>
  )
}
