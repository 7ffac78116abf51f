import type { Seat } from '@sablier/kernel'
import { useLanguage } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'
import { ItemTile } from './item-tile.tsx'

/** Rows that fit beside the rest of a sheet. */
const ROWS = 5

/** The items of an adventurer in a grid that never scrolls: more columns when there are more; kept cards beside the heading. */
export function Items({ seat }: { seat: Seat }) {
  const { t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const { pieces } = t.zone('items', seat)
  const columns = Math.max(2, Math.ceil(pieces.length / ROWS))
  return (
    <section className="items" data-zone={`items.${seat}`} data-part="items">
      <h2 className="items-head">
        {words.items} <span>{pieces.length}</span>
        {t.zone('kept', seat).pieces.map((piece) => (
          <span key={piece} className="kept" data-card={t.card(piece).id}>
            {t.card(piece).name[language]}
          </span>
        ))}
      </h2>
      {pieces.length === 0 && <p className="items-none">{words.noItems}</p>}
      <div
        className="items-grid"
        data-room={columns === 2 ? 'ample' : 'scarce'}
        style={{ '--columns': columns } as CSSProperties}
      >
        {pieces.map((piece) => (
          <ItemTile key={piece} piece={piece} />
        ))}
      </div>
    </section>
  )
}
