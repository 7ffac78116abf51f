import type { CardBase } from '@sablier/kernel'
import { CardFace, type CardSize, preparedFace, useLanguage } from '@sablier/ui'
import type { OpenGame } from '../start/use-game.ts'

interface BookCardsProps {
  readonly open: OpenGame
  readonly cards: readonly string[]
  readonly size?: CardSize
  /** Without a cloth of its own, in one row. */
  readonly bare?: boolean
}

/** Cards of the box on the cloth of their world; each can be held close. */
export function BookCards({ open: { game, look }, cards, size = 'hand', bare = false }: BookCardsProps) {
  const language = useLanguage()
  const all: readonly CardBase[] = game.cards
  const shown = cards.flatMap((id) => all.find((card) => card.id === id) ?? [])
  return (
    <div className={bare ? 'book-cards book-cards-bare' : 'book-cards'} data-game={game.id}>
      {shown.map((card) => (
        <button
          key={card.id}
          type="button"
          className="piece-button"
          data-card={card.id}
          aria-label={card.name[language]}
        >
          <CardFace face={preparedFace(game, look, card, language)} size={size} />
        </button>
      ))}
    </div>
  )
}
