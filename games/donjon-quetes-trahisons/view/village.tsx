import { useLanguage, useTable, Zone } from '@sablier/ui'
import { TABLE_WORDS } from './table-words.ts'

const SHOPS = ['shop', 'reserve'] as const
const PILES = ['temple', 'guild', 'object-discard'] as const

/** The village: what the shop sells, and the piles of Temple and Guild. */
export function Village({ open }: { open: boolean }) {
  const { table } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  return (
    <details className="village" open={open} data-part="village">
      <summary className="village-title">{words.village}</summary>
      <div className="zones">
        {SHOPS.map((name) => {
          const zone = table.zone(name)
          return zone.isEmpty ? null : <Zone key={name} zone={zone} size="small" />
        })}
        <div className="village-piles">
          {PILES.map((name) => {
            const zone = table.zone(name)
            return zone.isEmpty ? null : <Zone key={name} zone={zone} size="tiny" />
          })}
        </div>
      </div>
    </details>
  )
}
