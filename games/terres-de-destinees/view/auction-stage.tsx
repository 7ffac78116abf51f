import { plain } from '@sablier/kernel'
import { Icon, textOf, useTable, Zone } from '@sablier/ui'

/** What is for sale, the highest bid and who holds it. */
export function AuctionStage() {
  const model = useTable()
  const { table, seats, view } = model
  const seller = view.state.active
  const bidder = table.fact('highBidder') as number | null
  const price = table.track('price')
  const sales = ['sale', 'hidden-sale'].map((name) => table.zone(name, seller)).filter((zone) => !zone.isEmpty)
  if (sales.length === 0 && price === 0) return null
  return (
    <section className="stage" aria-label={plain(textOf(model, 'phases', 'auction'))}>
      <p className="stage-price">
        <Icon name="coins" label={plain(textOf(model, 'tracks', 'price'))} /> <b>{price}</b>
        {bidder !== null && bidder >= 0 && (
          <span className="text-seat" data-seat={bidder}>
            {seats[bidder]?.name}
          </span>
        )}
      </p>
      <div className="zones">
        {sales.map((zone) => (
          <Zone key={zone.name} zone={zone} />
        ))}
      </div>
    </section>
  )
}
