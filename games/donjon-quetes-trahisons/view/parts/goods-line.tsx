import type { Goods } from '@sablier/donjon-quetes-trahisons'
import { isEmpty } from '@sablier/donjon-quetes-trahisons'
import { cardById } from '@sablier/kernel'
import { Count, Icon, SmallCardPicture } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

interface GoodsLineProps {
  readonly goods: Goods
  /** True inside a button: a press is the button's, no card is shown closely. */
  readonly still?: boolean
}

/** Goods in signs: gems and cups as counts, cards with their picture and name, a favour in its words. */
export function GoodsLine({ goods, still = false }: GoodsLineProps) {
  const { words } = useDonjon()
  const { gems = 0, trophies = 0, quests = 0, objects = [], spoils = [], plunder, favour } = goods
  if (isEmpty(goods)) return <span className="goods-line">{words.nothing}</span>
  return (
    <span className="goods-line">
      {gems > 0 && <Count kind="gem" n={gems} label={words.gems} />}
      {trophies > 0 && <Count kind="trophy" n={trophies} label={words.trophies} />}
      {[...objects, ...spoils].map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be named twice
        <GoodsCard key={`${id}${i}`} id={id} still={still} />
      ))}
      {quests > 0 && (
        <span className="goods-part">
          <Icon name="treasure-map" label={words.quests} /> {quests}
        </span>
      )}
      {plunder && (
        <span className="goods-part">
          <Icon name="swap-bag" /> {words.thePlunder}
        </span>
      )}
      {favour && <q className="goods-favour">{favour}</q>}
    </span>
  )
}

function GoodsCard({ id, still }: { id: string; still: boolean }) {
  const { game, reader } = useDonjon()
  const card = cardById(game, id)
  return (
    <span className="goods-part" {...(!still && { 'data-card': id })}>
      {card && <SmallCardPicture card={card} />} {reader.cardName(id)}
    </span>
  )
}
