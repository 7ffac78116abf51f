import { list, type Seat } from '@sablier/kernel'
import { Avatar, CardPicture, useLanguage } from '@sablier/ui'
import { isOut, limitOf, whoTops } from './auction.ts'
import { Fan } from './bid-spot.tsx'
import { useLands } from './use-lands.ts'

const NO_SEAT = -1

/** The highest bid, who made it, and what happens if one passes. */
export function PriceBox() {
  const { t, ask, me, words, nameOf } = useLands()
  const price = t.track('price')
  // Who pays has bought already.
  const isClosed = ask !== null && ask.text !== 'raise' && ask.text !== 'first-bid'
  const leader = t.fact('high-bidder')
  return (
    <div className="price-box">
      <h2>{words.price}</h2>
      {leader === NO_SEAT ? (
        <p className="price-none">{words.noBid}</p>
      ) : (
        <>
          <p className="price-big">
            <Fan n={price} seat={leader} large />
            <b>{price}</b>
          </p>
          <p className="price-by">
            <Avatar seat={leader} size="small" />
            <strong className="text-seat" data-seat={leader}>
              {nameOf(leader)}
            </strong>
            {!isClosed && <span>{(leader === me ? words.yourMost : words.most)(limitOf(t, leader))}</span>}
          </p>
        </>
      )}
      <IfPassed leader={leader} />
    </div>
  )
}

/** What passing would lead to: who may still raise, and who gets the card if nobody does. */
function IfPassed({ leader }: { leader: Seat }) {
  const { t, ask, mine, words, nameOf } = useLands()
  const language = useLanguage()
  if (ask?.text !== 'raise' && ask?.text !== 'first-bid') return null
  if (t.seats.length === 2)
    return <p className="price-after">{leader === NO_SEAT ? words.duoRule : words.duoPass(nameOf(leader))}</p>
  if (leader === NO_SEAT) return <p className="price-after">{words.ifPassNone}</p>
  const open = whoTops(t, mine, t.track('price')).filter((seat) => seat !== leader)
  const names = list(language, open.map(nameOf))
  return (
    <p className="price-after">
      {open.length === 0 ? words.ifPass(nameOf(leader)) : words.ifPassLeft(names, nameOf(leader))}
    </p>
  )
}

/** Before one puts a card up: how much each of the others could pay for it. */
export function Purses() {
  const { t, mine, words, nameOf } = useLands()
  const rivals = t.seats.filter((seat) => seat !== mine && !isOut(t, seat))
  const most = Math.max(1, ...rivals.map((seat) => limitOf(t, seat)))
  return (
    <div className="price-box">
      <h2>{words.whoPays}</h2>
      <ul className="purses">
        {t
          .turnOrder(mine)
          .filter((seat) => rivals.includes(seat))
          .map((seat) => (
            <li key={seat} data-seat={seat}>
              <Avatar seat={seat} size="small" />
              <strong className="text-seat" data-seat={seat}>
                {nameOf(seat)}
              </strong>
              <span className="purse-bar" aria-hidden="true">
                <i style={{ width: `${(limitOf(t, seat) / most) * 100}%` }} />
              </span>
              <b>{limitOf(t, seat)}</b>
            </li>
          ))}
      </ul>
      <p className="price-after">{t.seats.length === 2 ? words.duoRule : words.freeIfNoBid}</p>
    </div>
  )
}

/** The draw pile, the discard pile and the supply of Tokens. */
export function Piles({ onDiscard }: { onDiscard: () => void }) {
  const { t, words } = useLands()
  const discard = t.zone('discard-pile')
  const top = discard.top
  const card = top === undefined ? null : t.cardIfKnown(top)
  return (
    <div className="piles">
      <span className="pile" data-zone="draw-pile.0">
        <i className="pile-deck" aria-hidden="true" />
        <span>
          <b>{t.zone('draw-pile').size}</b> {words.draw}
        </span>
      </span>
      <button type="button" className="pile" data-zone="discard-pile.0" onClick={onDiscard} disabled={discard.isEmpty}>
        <i className="pile-top" aria-hidden="true">
          {card && <CardPicture card={card} />}
        </i>
        <span>
          <b>{discard.size}</b> {words.discard}
        </span>
      </button>
      <span className="pile" data-zone="supply.0">
        <i className="pile-jetons" aria-hidden="true" />
        <span>
          <b>{t.zone('supply').size}</b> {words.tokens}
        </span>
      </span>
    </div>
  )
}
