import { type ItemCard, isTown, type SpaceKind } from '@sablier/prophecy'
import { CardPicture } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'

/** What is on sale in a town, as small pictures with their prices. */
export function Wares({ kind }: { kind: SpaceKind }) {
  const { t, view } = useAdventure()
  if (!isTown(kind)) return null
  return (
    <span className="wares" data-zone={`${kind}-shop.0`}>
      {t.zone(`${kind}-shop`).pieces.map((piece) => {
        const card = t.card(piece) as ItemCard
        return (
          <span key={view.ids[piece]} className="ware" data-piece={view.ids[piece] ?? ''} data-card={card.id}>
            <CardPicture card={card} />
            <b>{card.price}</b>
          </span>
        )
      })}
    </span>
  )
}
