import { cardById } from '@sablier/kernel'
import { Icon, useChosen } from '@sablier/ui'
import { useRef } from 'react'
import { type Sale, salesOf } from './auction.ts'
import { cardBoxes } from './card-boxes.ts'
import { LandCard } from './land-card.tsx'
import { Piles, PriceBox, Purses } from './price-box.tsx'
import { ShownCard } from './shown-card.tsx'
import { playingOf, useLands } from './use-lands.ts'
import { useInside, useRoom } from './use-room.ts'
import { useWanted } from './use-wanted.ts'
import { Worth } from './worth.tsx'

/** The box of the card on sale: as large as the stage lets it be. */
function useSaleBox(inside: { readonly width: number; readonly height: number }, n: number) {
  const { shape, unit } = useRoom()
  const room = shape === 'desk' ? inside : { width: inside.width, height: inside.height }
  return cardBoxes(n, room, { gap: 16, most: shape === 'desk' ? 232 : 230, unit })
}

/** The auction: what the card is worth to whom, the card with its whole text, the highest bid. */
export function AuctionStage({ onDiscard }: { onDiscard: () => void }) {
  const { t, words } = useLands()
  const sales = salesOf(t)
  const cards = sales.flatMap(({ piece }) => playingOf(t, piece) ?? [])
  return (
    <section className={`stage stage-auction${sales.length > 1 ? ' stage-duo' : ''}`} data-part="auction">
      <div className="stage-side">
        {cards.length > 0 ? <Worth cards={cards} /> : <p className="worth worth-none">{words.hiddenSale}</p>}
      </div>
      <Podium sales={sales} />
      <div className="stage-side">
        <PriceBox />
        <Piles onDiscard={onDiscard} />
      </div>
    </section>
  )
}

/** The cards on sale in their light, each with the name of its seller. */
function Podium({ sales }: { sales: readonly Sale[] }) {
  const { ask, me, words, nameOf } = useLands()
  const place = useRef<HTMLDivElement>(null)
  const box = useSaleBox(useInside(place), sales.length)
  return (
    <div className="podium stage-sale" ref={place}>
      {sales.map(({ piece, seller, hidden }) => (
        <div
          key={piece}
          className="podium-card"
          data-zone={`${hidden ? 'hidden-sale' : 'sale'}.${seller}`}
          style={{ width: box.width * box.unit }}
        >
          <LandCard piece={piece} box={box} still drags {...(ask?.text === 'place' && { option: 'put-in-play' })} />
          <span className="plaque">
            <Icon name="gavel" />
            <strong className="text-seat" data-seat={seller}>
              {nameOf(seller)}
            </strong>
            {seller === me ? words.youSell : words.sells}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Before one puts a card up: the chosen card as a preview, with who would want it and who could pay. */
export function OfferStage({ onDiscard }: { onDiscard: () => void }) {
  const { ask, game, words } = useLands()
  const chosen = useChosen()
  const wanted = useWanted()
  const place = useRef<HTMLDivElement>(null)
  const box = useSaleBox(useInside(place), 1)
  const about = ask?.params['card']
  const named = typeof about === 'object' && 'card' in about ? about.card : null
  const option = ask?.options.find(({ id }) => chosen.includes(id))
  const card = cardById(game, option?.card ?? named ?? '')
  return (
    <section className="stage stage-auction" data-part="auction">
      <div className="stage-side">{wanted.length > 0 && <Worth cards={wanted} />}</div>
      <div className="podium" ref={place} data-drop="">
        {!card ? (
          <div className="podium-empty" style={{ width: box.width * box.unit, height: box.height * box.unit }}>
            <Icon name="gavel" />
          </div>
        ) : (
          <div className="podium-card" style={{ width: box.width * box.unit }}>
            <ShownCard card={card} box={box} />
            <span className="plaque">{words.preview}</span>
          </div>
        )}
      </div>
      <div className="stage-side">
        <Purses />
        <Piles onDiscard={onDiscard} />
      </div>
    </section>
  )
}
