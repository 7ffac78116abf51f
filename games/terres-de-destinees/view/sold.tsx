import { cardById } from '@sablier/kernel'
import type { PlayingCard } from '@sablier/terres-de-destinees'
import { progress } from '@sablier/terres-de-destinees/src/progress'
import { Avatar, Banner, CardFace, CardPicture, Icon, preparedFace, useLanguage } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { handOf } from './auction.ts'
import type { Bought } from './auction-story.ts'
import { cardBoxes } from './card-boxes.ts'
import { destinOf, useLands } from './use-lands.ts'
import { useRoom } from './use-room.ts'

/** Sold: the card in the light, the price on its way to the seller, and what the card brings its new owner. */
export function Sold({ bought, onDone }: { bought: Bought; onDone: () => void }) {
  const { game, look, words, me, seats } = useLands()
  const language = useLanguage()
  const { width, height, unit, shape } = useRoom()
  const card = cardById(game, bought.card)
  const room = shape === 'tall' ? { width: width * 0.6, height: height * 0.4 } : { width, height: height * 0.5 }
  const box = cardBoxes(1, room, { gap: 0, most: 290, unit })
  return (
    <Banner
      className="sold"
      title={words.sold}
      text={words.soldTo(bought.seat === me ? null : (seats[bought.seat]?.name ?? ''), bought.price)}
      onDone={onDone}
      picture={<Icon name="gavel" className="sold-gavel" />}
    >
      {card && (
        <span className="sold-card" style={{ width: box.width * box.unit, height: box.height * box.unit }}>
          <CardFace face={preparedFace(game, look, card, language)} size="hand" box={box} />
        </span>
      )}
      <Payment bought={bought} />
      <Brought bought={bought} />
    </Banner>
  )
}

const MOST_BACKS = 8

/** The cards that are paid, and whose they are now. */
function Payment({ bought: { seat, seller, paid } }: { bought: Bought }) {
  const { t, words, me, seats } = useLands()
  if (paid === 0) return null
  const isPaid = seller !== null && seller !== seat
  return (
    <span className="sold-price">
      <span className="sold-backs" data-seat={seat} aria-hidden="true">
        {Array.from({ length: Math.min(paid, MOST_BACKS) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paid card is its place
          <i key={i} style={{ '--i': i } as CSSProperties} />
        ))}
      </span>
      {isPaid && <Avatar seat={seller} />}
      <span>
        {isPaid ? words.receives(seller === me ? null : (seats[seller]?.name ?? ''), paid) : words.goesRound(paid)}
        {isPaid && (
          <b className="life">
            <Icon name="hearts" /> {handOf(t, seller)}
          </b>
        )}
      </span>
    </span>
  )
}

/** Where the new owner stands on the Destinies that the card counts for, and the bids that go back. */
function Brought({ bought: { seat, card: id, losing } }: { bought: Bought }) {
  const { t, me, game, words } = useLands()
  const language = useLanguage()
  // What is sold is always a playing card.
  const card = cardById(game, id) as PlayingCard | null
  const own = seat === me ? t.zone('secret-destin', seat).pieces : []
  const nearer = [...t.zone('common-destin').pieces, ...own].flatMap((piece) => {
    const destin = destinOf(t, piece)
    const now = destin && progress(t, seat, destin)
    // It counts here if one more of its kind would.
    const more = destin && card ? progress(t, seat, destin, [card]) : null
    return destin && now && more && more.have > now.have ? [{ destin, now }] : []
  })
  if (nearer.length + losing.length === 0) return null
  return (
    <span className="sold-after">
      {nearer.map(({ destin, now }) => (
        <span key={destin.id} className="sold-destiny">
          <span className="worth-picture">
            <CardPicture card={destin} />
          </span>
          {destin.name[language]} <b>{`${now.have}/${now.need}`}</b>
        </span>
      ))}
      {losing.length > 0 && (
        <span className="sold-losing">
          {words.goBack}
          {losing.map(({ seat: loser, n }) => (
            <span key={loser}>
              <Avatar seat={loser} size="small" /> <b>{n}</b>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
