import type { Seat } from '@sablier/kernel'
import type { ItemCard } from '@sablier/prophecy'
import { Icon, type IconName, PieceCard, useLanguage, useTable, useZoneName, ZONE_CARDS } from '@sablier/ui'

const SLOTS = [
  { icon: 'gloves', of: ['one_handed', 'two_handed', 'shield', 'held'], en: 'Hands', fr: 'Mains' },
  { icon: 'barbute', of: ['head'], en: 'Head', fr: 'Tête' },
  { icon: 'knapsack', of: ['other'], en: 'Other', fr: 'Autres' },
  { icon: 'potion-ball', of: ['one_use'], en: 'One use', fr: 'Usage unique' },
] as const satisfies readonly { icon: IconName; of: readonly ItemCard['slot'][]; en: string; fr: string }[]

/** The items of an adventurer by where they are carried, for only some of them can be used together. */
export function ItemSlots({ seat, size }: { seat: Seat; size: 'normal' | 'small' }) {
  const { table, view } = useTable()
  const language = useLanguage()
  const zone = table.zone('items', seat)
  const name = useZoneName()(zone)
  if (zone.isEmpty) return null
  return (
    <div className="zone" data-zone={`items.${seat}`}>
      <div className="zone-name">
        {name} <span className="zone-count">{zone.size}</span>
      </div>
      <div className="slots">
        {SLOTS.map((slot) => {
          const carried: readonly string[] = slot.of
          const pieces = zone.pieces.filter((piece) =>
            carried.includes((table.cardIfKnown(piece) as ItemCard | null)?.slot ?? ''),
          )
          if (pieces.length === 0) return null
          return (
            <div key={slot.en} className="slot">
              <span className="slot-name">
                <Icon name={slot.icon} /> {slot[language]}
              </span>
              <div className="zone-cards">
                {pieces.map((piece) => (
                  <PieceCard key={view.ids[piece]} piece={piece} {...ZONE_CARDS[size]} />
                ))}
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}
