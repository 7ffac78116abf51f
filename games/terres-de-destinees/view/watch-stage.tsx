import { type CardBase, cardById, type Seat } from '@sablier/kernel'
import { Avatar, CardPicture, Icon, saidLine } from '@sablier/ui'
import { useRef } from 'react'
import { isOut } from './auction.ts'
import { cardBoxes } from './card-boxes.ts'
import { Piles } from './price-box.tsx'
import { ShownCard } from './shown-card.tsx'
import { useLands } from './use-lands.ts'
import { isLow, useInside, useRoom } from './use-room.ts'

const RECENT = 120
const DEEDS = ['activated', 'activated-lent', 'borrowed', 'acquired', 'supported', 'offered', 'declined']

/** What others do: the card they used last and whom it touched; or what attacks one now. */
export function WatchStage({ onDiscard }: { onDiscard: () => void }) {
  const { ask, words, nameOf, mine } = useLands()
  const { unit, shape, height } = useRoom()
  const place = useRef<HTMLDivElement>(null)
  const box = cardBoxes(1, useInside(place), { gap: 10, most: 220, unit })
  const { card, doer } = useDeed()
  const targets = ask?.text === 'shield' ? [mine] : []
  return (
    <section className="stage stage-watch" data-part="auction">
      <div className="podium" ref={place}>
        {card && isLow(shape, height) ? (
          <span className="watch-picture">
            <CardPicture card={card} shape="strip" />
          </span>
        ) : card ? (
          <div className="podium-card" style={{ width: box.width * box.unit }}>
            <ShownCard card={card} box={box} />
            <span className="plaque">
              <strong className="text-seat" data-seat={doer}>
                {nameOf(doer)}
              </strong>
            </span>
          </div>
        ) : (
          <p className="stage-quiet">{words.noSale}</p>
        )}
      </div>
      <div className="stage-side">
        {targets.map((seat) => (
          <p key={seat} className="watch-target">
            <Icon name="sign-to" /> <Avatar seat={seat} /> {nameOf(seat)}
          </p>
        ))}
        <Lives />
        <Piles onDiscard={onDiscard} />
      </div>
    </section>
  )
}

/** The card that attacks one now, or was used last, and whose doing that is. */
function useDeed(): { card: CardBase | null; doer: Seat } {
  const { t, ask, events, game } = useLands()
  const deed = events
    .slice(-RECENT)
    .flatMap((event) => saidLine(event) ?? [])
    .findLast(({ key }) => DEEDS.includes(key))
  const id = ask?.source ?? deed?.card() ?? null
  const card = id === null ? null : cardById(game, id)
  const attacker = ask?.params['seat']
  const doer = typeof attacker === 'object' && 'seat' in attacker ? attacker.seat : (deed?.seat() ?? t.active)
  return { card, doer }
}

/** Who is still in the game, with the cards in hand that are their lives. */
function Lives() {
  const { t, nameOf, mine } = useLands()
  const alive = t.turnOrder(mine).filter((seat) => !isOut(t, seat))
  return (
    <ul className="watch-lives">
      {alive.map((seat) => (
        <li key={seat}>
          <Avatar seat={seat} size="small" />
          <strong className="text-seat" data-seat={seat}>
            {nameOf(seat)}
          </strong>
          <span className="life">
            <Icon name="hearts" /> <b>{t.zone('hand', seat).size}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}
