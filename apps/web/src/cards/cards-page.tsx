import type { CardBase } from '@sablier/kernel'
import { findGame, SHELF } from '@sablier/shelf'
import {
  CARD_SIZES,
  CardBack,
  CardFace,
  type CardSize,
  CardZoom,
  pictureUrl,
  preparedFace,
  useLanguage,
  useSay,
} from '@sablier/ui'
import { Link, useSearchParams } from 'wouter'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { type OpenGame, useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { Gallery } from './gallery.tsx'

const isSize = (size: string | null): size is CardSize => CARD_SIZES.some((known) => known === size)

/** The gallery of a game; with a size in the address every card in that size, for whoever checks them. */
export function CardsPage({ id }: { id: string }) {
  const { open, failed } = useGame(id)
  const tell = useSay()
  const say = useSayWord()
  const [search] = useSearchParams()
  const wanted = search.get('size')
  const entry = findGame(id)
  if (!entry || failed) return <Missing />
  const title = say('cardsOf', { game: tell(entry.title) })
  if (!isSize(wanted))
    return (
      <PageFrame ownTitle game={id} title={title}>
        <header className="gallery-head">
          <h1 className="page-title">{title}</h1>
          <OtherGalleries id={id} />
        </header>
        {open ? <Gallery key={id} open={open} /> : <Loading />}
      </PageFrame>
    )
  if (!open) return <Loading />
  return (
    <PageFrame game={id} title={title}>
      <AllCards open={open} size={wanted} />
      <CardZoom game={open.game} look={open.look} />
    </PageFrame>
  )
}

/** The way to the cards of the other games. */
function OtherGalleries({ id }: { id: string }) {
  const say = useSayWord()
  const tell = useSay()
  return (
    <nav className="gallery-games" aria-label={say('cardsTitle')}>
      {SHELF.map((entry) => (
        <Link
          key={entry.id}
          href={`/cards/${entry.id}`}
          data-game={entry.id}
          aria-current={entry.id === id ? 'page' : undefined}
          aria-label={tell(entry.title)}
        >
          <img src={pictureUrl(entry.id, 'cover', 'box')} alt="" width="44" height="44" decoding="async" />
        </Link>
      ))}
    </nav>
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
