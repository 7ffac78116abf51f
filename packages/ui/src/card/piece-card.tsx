import { type Piece, plain, textOf } from '@sablier/kernel'
import type { CSSProperties } from 'react'
import { usePicks } from '../choose/use-picks.ts'
import { Icon } from '../icons/icon.tsx'
import { useLanguage } from '../language.tsx'
import { type TableModel, useLastMoved, useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { CardBack } from './card-back.tsx'
import { CardFace } from './card-face.tsx'
import type { CardState } from './card-state.ts'
import { preparedFace } from './prepared-face.ts'

export interface PieceCardProps {
  readonly piece: Piece
  readonly size?: 'hand' | 'tile' | 'tall'
  /** The width in pixels or any CSS length; else `--card-width` of an ancestor, else the width of the size. */
  readonly width?: number | string
  /** What only the board knows: that it came just now, that it is turned. */
  readonly state?: CardState
}

/** What the question and the marks of a piece say about its state. */
function usePieceState({ ask, look, table }: TableModel, piece: Piece) {
  const option = ask?.options.find((candidate) => candidate.piece === piece)
  const refused = ask?.refused.find((candidate) => candidate.piece === piece)
  // Its place alone: another choice draws no other card anew.
  const at = usePicks((picks, question) => (option ? picks.of(question).chosen.indexOf(option.id) : -1))
  const has = (names: readonly string[] = []) =>
    names.some((name) => name in table.layout.marks && table.mark(name, piece) > 0)
  return {
    option,
    refused,
    at,
    can: option !== undefined,
    chosen: at >= 0 && (ask?.kind === 'order' ? at + 1 : true),
    engaged: has(look.stateMarks?.engaged),
    damaged: has(look.stateMarks?.damaged),
    notNow: !option && refused !== undefined,
  }
}

/**
 * A piece of the table as a card. A click answers if the piece is an option; resting on it, the focus or a long press
 * shows it closely.
 */
export function PieceCard({ width, ...props }: PieceCardProps) {
  const { piece } = props
  const id = useTable().view.ids[piece] ?? ''
  const isLast = useLastMoved().has(id)
  return (
    <div
      className="piece"
      data-piece={id}
      {...(isLast && { 'data-last': '' })}
      {...(width !== undefined && {
        style: { '--card-width': typeof width === 'number' ? `${width}px` : width } as CSSProperties,
      })}
    >
      <PieceButton {...props} />
      <PieceMarks piece={piece} />
    </div>
  )
}

function PieceButton({ piece, size = 'tall', state }: Omit<PieceCardProps, 'width'>) {
  const model = useTable()
  const language = useLanguage()
  const say = useWords()
  const { option, refused, at, can, chosen, engaged, damaged, notNow } = usePieceState(model, piece)
  const card = model.table.cardIfKnown(piece)
  const name = card?.name[language] ?? say('unknownCard')
  const face = card && preparedFace(model.game, model.look, card, language)
  const label = option ? say('choose', { card: name }) : card ? say('inspect', { card: name }) : name
  const isToggle = option && (model.ask?.kind === 'pick-some' || model.ask?.kind === 'order')
  const shown = { can, chosen, engaged, damaged, notNow, ...state }
  return (
    <button
      type="button"
      className="piece-button"
      aria-label={at >= 0 ? `${label} (${say('chosen')})` : label}
      {...(face && { 'data-card': face.card.id, 'aria-description': face.spoken })}
      {...(option && { 'data-answers': '' })}
      {...(refused && { 'data-why': refused.why })}
      {...(isToggle && { 'aria-pressed': at >= 0 })}
      {...(notNow && { 'aria-disabled': true })}
      tabIndex={option || card ? 0 : -1}
      onClick={option && (() => model.choose(option.id))}
    >
      {face ? (
        <CardFace face={face} size={size} {...shown} />
      ) : (
        <CardBack back={model.look.faces?.backs[model.table.place(piece).name]} shape={size} />
      )}
    </button>
  )
}

/** Numbers that lie on a piece: wounds, loot, tokens. */
function PieceMarks({ piece }: { piece: Piece }) {
  const { table, game, look, reader } = useTable()
  const states = [...(look.stateMarks?.engaged ?? []), ...(look.stateMarks?.damaged ?? [])]
  const marks = Object.keys(table.layout.marks).flatMap((name) => {
    const value = table.mark(name, piece)
    return value === 0 || look.hiddenMarks?.includes(name) || states.includes(name)
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
