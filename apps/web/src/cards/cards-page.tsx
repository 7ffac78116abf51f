import type { CardBase } from '@sablier/kernel'
import { CARD_SIZES, CardBack, CardFace, type CardSize, CardZoom, preparedFace, useLanguage } from '@sablier/ui'
import { useSearchParams } from 'wouter'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { type OpenGame, useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'

const isSize = (size: string | null): size is CardSize => CARD_SIZES.some((known) => known === size)

/** Every card in the box of a game, in the size that the address names. */
export function CardsPage({ id }: { id: string }) {
  const { open, failed } = useGame(id)
  const language = useLanguage()
  const say = useSayWord()
  const [search] = useSearchParams()
  const wanted = search.get('size')
  if (failed) return <Missing />
  if (!open) return <Loading />
  return (
    <PageFrame game={id} title={say('cardsOf', { game: open.game.text.title[language] })}>
      <AllCards open={open} size={isSize(wanted) ? wanted : 'hand'} />
      <CardZoom game={open.game} look={open.look} />
    </PageFrame>
  )
}

function AllCards({ open: { game, look }, size }: { open: OpenGame; size: CardSize }) {
  const language = useLanguage()
  const cards: readonly CardBase[] = game.cards
  return (
    <div className="all-cards" data-game={game.id}>
      {cards.map((card) => (
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
      {Object.entries(look.faces?.backs ?? {}).map(([name, back]) => (
        <CardBack key={name} back={back} shape={size === 'zoom' ? 'hand' : size} />
      ))}
    </div>
  )
}
