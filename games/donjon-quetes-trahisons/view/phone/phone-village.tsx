import { OBJECT_NAMES } from '@sablier/donjon-quetes-trahisons'
import { Icon, type IconName, usePlaced } from '@sablier/ui'
import { type ReactNode, useState } from 'react'
import { HOUSE_OPTIONS, Houses } from '../stage/houses.tsx'
import { type Shelf, useShelves } from '../stage/shelves.ts'
import { ShopPlace } from '../stage/shop-place.tsx'
import { useDonjon } from '../use-donjon.ts'

type Page = Shelf['type'] | 'houses'
type Act = 'buy' | 'sale'

const SIGNS: Readonly<Record<Page, IconName>> = {
  houses: 'village',
  weapon: 'broadsword',
  armour: 'chest-armor',
  jewel: 'ring',
}

interface PhoneVillageProps {
  readonly act: Act
  /** What stands beside the tabs. */
  readonly children?: ReactNode
}

/** The village on a phone: its houses or one shelf at a time. Each tab counts what can be had behind it. */
export function PhoneVillage({ act, children }: PhoneVillageProps) {
  const { ask } = useDonjon()
  const shelves = useShelves()
  const ids = new Set(ask?.options.map(({ id }) => id))
  const onOffer: readonly (readonly [Page, readonly string[]])[] = [
    ['houses', HOUSE_OPTIONS.filter((id) => ids.has(id))],
    ...shelves.map(({ type, places }) => [type, placesOnOffer(places, ids, act)] as const),
  ]
  usePlaced(onOffer.flatMap(([, options]) => options))
  const [opened, setOpened] = useState<Page | null>(null)
  const live = onOffer.filter(([, options]) => options.length > 0)
  const page = opened ?? (live.find(([name]) => name !== 'houses') ?? live[0])?.[0] ?? 'weapon'
  const shelf = shelves.find(({ type }) => type === page)
  return (
    <>
      <div className="village-tabs">
        {onOffer.map(([name, options]) => (
          <VillageTab
            key={name}
            page={name}
            count={options.length}
            isOpen={name === page}
            onOpen={() => setOpened(name)}
          />
        ))}
        {children}
      </div>
      {shelf ? <PhoneShelf shelf={shelf} act={act} /> : <PhoneHouses />}
    </>
  )
}

const placesOnOffer = (places: Shelf['places'], ids: ReadonlySet<string>, act: Act): string[] =>
  places.map(({ card }) => `${act}:${card.id}`).filter((id) => ids.has(id))

function PhoneHouses() {
  return (
    <div className="houses">
      <Houses />
    </div>
  )
}

function PhoneShelf({ shelf: { type, places }, act }: { shelf: Shelf; act: Act }) {
  const { language } = useDonjon()
  return (
    <ul className="shelf" data-zone="shop.0" aria-label={OBJECT_NAMES[type][language]}>
      {places.map((place) => (
        <ShopPlace key={place.card.id} place={place} act={act} />
      ))}
    </ul>
  )
}

interface VillageTabProps {
  readonly page: Page
  /** How many answers lie behind it. */
  readonly count: number
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function VillageTab({ page, count, isOpen, onOpen }: VillageTabProps) {
  const { words, language } = useDonjon()
  return (
    <button type="button" className="village-tab" aria-pressed={isOpen} onClick={onOpen}>
      <Icon name={SIGNS[page]} />
      <span>{page === 'houses' ? words.village : OBJECT_NAMES[page][language]}</span>
      {count > 0 && <b className="village-tab-count">{count}</b>}
    </button>
  )
}
