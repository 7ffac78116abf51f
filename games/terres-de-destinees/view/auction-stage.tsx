import { fill, type Piece, plain, type Seat, textOf } from '@sablier/kernel'
import { Icon, RichText, useLanguage, useTable, Zone } from '@sablier/ui'
import { useMemo } from 'react'
import { type AuctionStory, lastAuction } from './auction-story.ts'
import { TABLE_WORDS } from './table-words.ts'

const RECENT = 300

/** The auction: what is for sale and by whom, the highest bid, and what everybody said. */
export function AuctionStage() {
  const model = useTable()
  const { table, events } = model
  const words = TABLE_WORDS[useLanguage()]
  const story = useMemo(() => lastAuction(events.slice(-RECENT)), [events])
  const price = table.track('price')
  const sales = table.seats
    .flatMap((seat) => ['sale', 'hidden-sale'].map((name) => table.zone(name, seat)))
    .filter((zone) => !zone.isEmpty)
  return (
    <section className="stage" aria-label={plain(textOf(model, 'phases', 'auction'))} data-part="auction">
      {sales.length > 0 ? (
        <div className="stage-sale">
          {sales.map((zone) => (
            <Zone key={`${zone.name}.${zone.at}`} zone={zone} />
          ))}
          <div className="stage-bids">
            <p className="stage-price">
              <Icon name="coins" label={words.price} /> <b>{price > 0 ? words.cards(price) : words.noBid}</b>
            </p>
            <Calls story={story} />
          </div>
          <SaleTexts pieces={sales.flatMap((zone) => zone.pieces)} />
        </div>
      ) : (
        <LastSale story={story} />
      )}
    </section>
  )
}

/** What the cards on sale do, to be read before one bids. */
function SaleTexts({ pieces }: { pieces: readonly Piece[] }) {
  const { table, game, reader } = useTable()
  const language = useLanguage()
  return pieces.map((piece) => {
    const card = table.cardIfKnown(piece)
    return (
      card && (
        <p key={piece} className="stage-text">
          <b>{card.name[language]}.</b>{' '}
          {game.describeCard(card, language).map((text) => (
            <RichText key={text} nodes={fill({ en: `${text} `, fr: `${text} ` }, {}, reader)} />
          ))}
        </p>
      )
    )
  })
}

/** Everybody's last word in this auction, in the order in which they are asked. */
function Calls({ story }: { story: AuctionStory }) {
  const { table, seats, view } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const leader = table.fact('high-bidder') as Seat
  const seller = view.state.active
  const sells = (seat: Seat) => !table.zone('sale', seat).isEmpty || !table.zone('hidden-sale', seat).isEmpty
  const word = (seat: Seat): string => {
    const call = story.calls.get(seat)
    if (view.waiting.includes(seat)) return words.speaks
    return call === undefined ? words.waits : typeof call === 'number' ? words.bids(call) : words[call]
  }
  const order = [...table.turnOrder(seller).slice(1), seller].filter((seat) => table.track('eliminated', seat) === 0)
  return (
    <ul className="stage-calls">
      {order.map((seat) => (
        <li key={seat} className={seat === leader ? 'call-leads' : undefined} data-call={String(story.calls.get(seat))}>
          <span className="text-seat" data-seat={seat}>
            {seats[seat]?.name}
          </span>
          {sells(seat) && <span className="seat-tag">{words.seller}</span>}
          <span className="call-word">
            {seat === leader && <Icon name="laurel-crown" label={words.highest} />} {word(seat)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Between two auctions: how the last one ended. */
function LastSale({ story: { bought } }: { story: AuctionStory }) {
  const { seats, reader } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  if (!bought) return <p className="stage-quiet">{words.noSale}</p>
  return (
    <p className="stage-quiet">
      {words.lastSale}{' '}
      <RichText
        nodes={[
          { kind: 'card', card: bought.card, text: reader.cardName(bought.card) },
          { kind: 'words', text: ' → ' },
          { kind: 'seat', seat: bought.seat, text: seats[bought.seat]?.name ?? '' },
          { kind: 'words', text: `, ${words.bought(bought.price)}` },
        ]}
      />
    </p>
  )
}
