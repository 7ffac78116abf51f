import type { Seat } from '@sablier/kernel'
import { CardPicture, Count, Icon, useChoosable, useWords } from '@sablier/ui'
import { CardNumber } from '../parts/card-number.tsx'
import { useDonjon } from '../use-donjon.ts'
import type { ShelfPlace } from './shelves.ts'

/** One place of the shop: the object with its price, or who has bought it. */
export function ShopPlace({ place, act }: { place: ShelfPlace; act: 'buy' | 'sale' }) {
  const { card, piece, owner } = place
  const { words, language, ask, view } = useDonjon()
  const say = useWords()
  const byPiece = piece !== null && ask?.options.some((option) => option.piece === piece)
  const choice = useChoosable(byPiece ? { piece } : { option: `${act}:${card.id}` }, { twice: !byPiece })
  const name = card.name[language]
  if (piece === null)
    return <SoldPlace name={name} card={card.id} owner={owner !== null && owner >= 0 ? owner : null} />
  const price = act === 'sale' ? Math.ceil(card.price / 2) : card.price
  return (
    <li className="shop-place" data-piece={view.ids[piece] ?? ''}>
      <button
        type="button"
        className="shop-object"
        aria-label={`${say(choice.option ? 'choose' : 'inspect', { card: name })}, ${price} ${words.gems}`}
        data-card={card.id}
        {...(choice.option && { 'data-answers': '' })}
        {...choice.props}
      >
        <CardPicture card={card} />
        {card.reserved ? (
          <b className="tile-number tile-reserved">
            <Icon name="visored-helm" />
          </b>
        ) : (
          <CardNumber card={card} />
        )}
        <span className="shop-price">
          {act === 'sale' && <s>{card.price}</s>}
          <Count kind="gem" n={price} label={words.gems} />
        </span>
        <span className="tile-name">{name}</span>
      </button>
    </li>
  )
}

/** An empty place: who has bought the object, or that it was discarded. */
function SoldPlace({ name, card, owner }: { name: string; card: string; owner: Seat | null }) {
  const { words, seats } = useDonjon()
  return (
    <li className="shop-sold" data-card={card} {...(owner !== null && { 'data-seat': owner })}>
      <span>{name}</span>
      <b className="text-seat">{owner === null ? words.discard : seats[owner]?.name}</b>
    </li>
  )
}
