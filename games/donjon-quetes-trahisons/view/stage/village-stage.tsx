import { OBJECT_NAMES } from '@sablier/donjon-quetes-trahisons'
import { Choosable, Count, Icon, type IconName } from '@sablier/ui'
import { useState } from 'react'
import { VillageWords } from '../talk/village-words.tsx'
import { useDonjon } from '../use-donjon.ts'
import { Purchase } from './purchase.tsx'
import { useShelves } from './shelves.ts'
import { ShopPlace } from './shop-place.tsx'
import { StageFrame } from './stage.tsx'
import { usePlacedElsewhere } from './use-placed-elsewhere.ts'

/** The village: three shelves with prices, the houses, and what a purchase would lead to. */
export function VillageStage() {
  const { ask, words, language, t } = useDonjon()
  const shelves = useShelves()
  const hasSale = ask?.options.some(({ id }) => id.startsWith('sale:')) ?? false
  const [usesSale, setUsesSale] = useState(true)
  const act = hasSale && usesSale ? 'sale' : 'buy'
  usePlacedElsewhere(hasSale ? (act === 'sale' ? 'buy:' : 'sale:') : null)
  return (
    <StageFrame set="shop" words={<VillageWords />}>
      <div className="village" data-part="village">
        <div className="houses">
          <House option="heal" icon="healing" name={words.healing} gems={2} text={words.healingText} />
          <House option="quest" icon="treasure-map" name={words.guildHouse} gems={2} text={words.guildText} />
          <House option="trophy" icon="trophy" name={words.trophyHouse} gems={6} text={words.trophyText} />
          <House option="cede" icon="laurel-crown" name={words.cede} text="" gems={0} />
          {hasSale && (
            <label className="house house-sale">
              <input type="checkbox" checked={usesSale} onChange={({ target }) => setUsesSale(target.checked)} />
              {words.onSale}
            </label>
          )}
        </div>
        <div className="shelves" data-zone="shop.0">
          {shelves.map(({ type, places }) => (
            <ul key={type} className="shelf" aria-label={OBJECT_NAMES[type][language]}>
              {places.map((place) => (
                <ShopPlace key={place.card.id} place={place} act={act} />
              ))}
            </ul>
          ))}
        </div>
        <Purchase seat={t.active} />
      </div>
    </StageFrame>
  )
}

interface HouseProps {
  readonly option: string
  readonly icon: IconName
  readonly name: string
  readonly gems: number
  readonly text: string
}

/** A house of the village. Grey with its reason where nothing can be had there now; absent where it is never asked. */
function House({ option, icon, name, gems, text }: HouseProps) {
  const { ask, words } = useDonjon()
  const known = ask && [...ask.options, ...ask.refused].some(({ id }) => id === option)
  if (option === 'cede' && !ask?.options.some(({ id }) => id === option)) return null
  return (
    <Choosable target={{ option }} label={`${name}: ${text}`} className={`house${known ? '' : ' house-closed'}`}>
      <Icon name={icon} />
      <b>{name}</b>
      <span>
        {gems > 0 && <Count kind="gem" n={gems} label={words.gems} />} {text}
      </span>
    </Choosable>
  )
}
