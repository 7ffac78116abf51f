import { OBJECT_NAMES } from '@sablier/donjon-quetes-trahisons'
import { usePlaced } from '@sablier/ui'
import { useState } from 'react'
import { PhoneVillage } from '../phone/phone-village.tsx'
import { VillageWords } from '../talk/village-words.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import { Houses } from './houses.tsx'
import { Purchase } from './purchase.tsx'
import { useShelves } from './shelves.ts'
import { ShopPlace } from './shop-place.tsx'
import { StageFrame } from './stage.tsx'

/** The village, with the words of those who want something there. */
export function VillageStage() {
  const { ask } = useDonjon()
  const isPhone = usePhone()
  // Nothing is bought while one answers for promises after somebody else's Arena.
  const isShop = !(isPhone && ask?.text === 'rest.defender-pays')
  return (
    <StageFrame set="shop" words={<VillageWords />}>
      {isShop && <Shop />}
    </StageFrame>
  )
}

/** Three shelves with prices, the houses, and what a purchase would lead to. */
function Shop() {
  const { ask, words, t } = useDonjon()
  const isPhone = usePhone()
  const hasSale = ask?.options.some(({ id }) => id.startsWith('sale:')) ?? false
  const [usesSale, setUsesSale] = useState(true)
  const act = hasSale && usesSale ? 'sale' : 'buy'
  // What the shop sells at the other price has no button either.
  const other = act === 'sale' ? 'buy:' : 'sale:'
  usePlaced(ask?.options.flatMap(({ id }) => (id.startsWith(other) ? [id] : [])) ?? [])
  const sale = hasSale && (
    <label className="house house-sale">
      <input type="checkbox" checked={usesSale} onChange={({ target }) => setUsesSale(target.checked)} />
      {isPhone ? words.onSaleShort : words.onSale}
    </label>
  )
  return (
    <div className="village" data-part="village">
      {isPhone ? (
        <PhoneVillage act={act}>{sale}</PhoneVillage>
      ) : (
        <>
          <div className="houses">
            <Houses />
            {sale}
          </div>
          <Shelves act={act} />
        </>
      )}
      <Purchase seat={t.active} />
    </div>
  )
}

function Shelves({ act }: { act: 'buy' | 'sale' }) {
  const { language } = useDonjon()
  return (
    <div className="shelves" data-zone="shop.0">
      {useShelves().map(({ type, places }) => (
        <ul key={type} className="shelf" aria-label={OBJECT_NAMES[type][language]}>
          {places.map((place) => (
            <ShopPlace key={place.card.id} place={place} act={act} />
          ))}
        </ul>
      ))}
    </div>
  )
}
