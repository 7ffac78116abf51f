import type { Piece } from '@sablier/kernel'
import { CardPicture, useLanguage, useWords } from '@sablier/ui'
import { cardOf, useThief } from './use-thief.ts'

/** A card as a small picture in the colour of its type; its name and text are one look away. */
export function CardChip({ piece }: { piece: Piece }) {
  const { table, view } = useThief()
  const language = useLanguage()
  const say = useWords()
  const card = cardOf(table, piece)
  if (!card) return null
  return (
    <button
      type="button"
      className="chip"
      data-frame={card.type}
      data-card={card.id}
      data-piece={view.ids[piece] ?? ''}
      data-used={table.mark('activated', piece) === 1 || undefined}
      aria-label={say('inspect', { card: card.name[language] })}
    >
      <CardPicture card={card} />
    </button>
  )
}
