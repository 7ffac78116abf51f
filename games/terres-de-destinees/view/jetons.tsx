import type { Piece, Seat } from '@sablier/kernel'
import type { JetonCard } from '@sablier/terres-de-destinees'
import { Icon, type IconName, useChoosable, useLanguage } from '@sablier/ui'
import { jetonOf, useLands } from './use-lands.ts'

const SIGNS: readonly IconName[] = ['medal', 'shield', 'angel-wings', 'swap-bag', 'wheat', 'star-swirl', 'tied-scroll']
const signOf = ({ number }: JetonCard): IconName => SIGNS[number] ?? 'medal'

/** The Tokens of a seat: round, each with its number; one can be pressed where the question offers it. */
export function Jetons({ seat }: { seat: Seat }) {
  const { t } = useLands()
  const { pieces } = t.zone('jeton', seat)
  return (
    <span className="jetons" data-zone={`jeton.${seat}`}>
      {pieces.map((piece) => (
        <Jeton key={piece} piece={piece} />
      ))}
    </span>
  )
}

/** One Token. */
export function Jeton({ piece }: { piece: Piece }) {
  const { t, view } = useLands()
  const language = useLanguage()
  const choice = useChoosable({ piece }, { twice: true, otherwise: () => undefined })
  const card = jetonOf(t, piece)
  if (!card) return null
  return (
    <span className="jeton-place" data-piece={view.ids[piece] ?? ''}>
      <button
        type="button"
        className="jeton"
        data-jeton={card.number}
        data-card={card.id}
        aria-label={`${card.name[language]} (${card.number})`}
        {...(choice.option && { 'data-answers': '' })}
        {...choice.props}
      >
        <Icon name={signOf(card)} />
        <u aria-hidden="true">{card.number}</u>
      </button>
    </span>
  )
}
