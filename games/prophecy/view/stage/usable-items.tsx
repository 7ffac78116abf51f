import type { SeenAsk } from '@sablier/kernel'
import { ItemTile } from '../sheet/item-tile.tsx'
import { useCompact } from '../use-compact.ts'
import { useProphecyWords } from '../words.ts'

/** Where the own sheet is not in sight: the items that answer the open question. */
export function UsableItems({ ask }: { ask: SeenAsk }) {
  const words = useProphecyWords()
  const compact = useCompact()
  const pieces = [
    ...new Set(ask.options.flatMap(({ piece, id }) => (piece === undefined || id.startsWith('buy.') ? [] : [piece]))),
  ]
  if (!compact || pieces.length === 0) return null
  return (
    <section className="usable" aria-label={words.items}>
      {pieces.map((piece) => (
        <ItemTile key={piece} piece={piece} />
      ))}
    </section>
  )
}
