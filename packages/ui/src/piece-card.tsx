import { type Piece, plain } from '@sablier/kernel'
import type { KeyboardEvent, MouseEvent } from 'react'
import { CardBack, CardFace } from './card-face.tsx'
import { Icon } from './icons/icon.tsx'
import { useLanguage } from './language.tsx'
import { textOf, useTable } from './table-context.tsx'
import { useWords } from './words.ts'

/** A piece on the table. A tap answers the question if the piece is an option, else it shows the card. */
export function PieceCard({ piece, size = 'normal' }: { piece: Piece; size?: 'tiny' | 'small' | 'normal' | 'large' }) {
  const model = useTable()
  const language = useLanguage()
  const say = useWords()
  const card = model.table.cardIfKnown(piece)
  const id = model.view.ids[piece] ?? ''
  const option = model.ask?.options.find((candidate) => candidate.piece === piece)
  const refused = model.ask?.refused.find((candidate) => candidate.piece === piece)
  const chosenAt = option ? model.chosen.indexOf(option.id) : -1
  const name = card?.name[language] ?? say('unknownCard')
  const tap = () => {
    if (option) model.choose(option.id)
    else if (card) model.showCard(card.id)
    else if (refused) model.showRule(refused.why)
  }
  const inspect = (event: MouseEvent | KeyboardEvent) => {
    if (!card) return
    event.preventDefault()
    model.showCard(card.id)
  }
  const label = option ? say('choose', { card: name }) : card ? say('inspect', { card: name }) : name
  return (
    <div
      className={`piece piece-${size}${option ? ' piece-option' : ''}${chosenAt >= 0 ? ' piece-chosen' : ''}`}
      data-piece={id}
    >
      <button
        type="button"
        className="piece-button"
        aria-label={chosenAt >= 0 ? `${label} (${say('chosen')})` : label}
        {...(option &&
          (model.ask?.kind === 'pick-some' || model.ask?.kind === 'order') && { 'aria-pressed': chosenAt >= 0 })}
        tabIndex={option || card ? 0 : -1}
        onClick={tap}
        onContextMenu={inspect}
        onKeyDown={(event) => {
          if (event.key === 'i') inspect(event)
        }}
      >
        {card ? <CardFace card={card} /> : <CardBack back={model.table.place(piece).name} />}
      </button>
      {option && card && (
        <button type="button" className="piece-info" aria-label={say('inspect', { card: name })} onClick={inspect}>
          <Icon name="magnifying-glass" />
        </button>
      )}
      {chosenAt >= 0 && (
        <span className="piece-check" aria-hidden="true">
          {model.ask?.kind === 'order' ? chosenAt + 1 : '✓'}
        </span>
      )}
      <Marks piece={piece} />
    </div>
  )
}

/** Numbers that lie on a piece: wounds, loot, tokens. */
function Marks({ piece }: { piece: Piece }) {
  const { table, game, look, reader } = useTable()
  const marks = Object.keys(table.layout.marks).flatMap((name) => {
    const value = table.mark(name, piece)
    return value === 0 || look.hiddenMarks?.includes(name)
      ? []
      : [{ name, value, label: plain(textOf({ game, reader }, 'marks', name)) }]
  })
  if (marks.length === 0) return null
  return (
    <ul className="piece-marks">
      {marks.map(({ name, value, label }) => {
        const icon = look.icons?.[name]
        return (
          <li key={name} title={label}>
            {icon ? <Icon name={icon} label={label} /> : <span>{label}</span>}
            {value !== 1 && <b>{value}</b>}
          </li>
        )
      })}
    </ul>
  )
}
