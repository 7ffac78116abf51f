import type { SeenAsk } from '@sablier/kernel'
import { ItemTile } from '../sheet/item-tile.tsx'
import { useCompact } from '../use-compact.ts'
import { useProphecyWords } from '../words.ts'

/** So many leave room for their texts; so many are so much that their pictures go on a low screen. */
const FEW = 3
const MANY = 8

/** Where the own sheet is not in sight: the items that answer the open question. */
export function UsableItems({ ask }: { ask: SeenAsk }) {
  const words = useProphecyWords()
  const compact = useCompact()
  const pieces = [
    ...new Set(ask.options.flatMap(({ piece, id }) => (piece === undefined || id.startsWith('buy.') ? [] : [piece]))),
  ]
  if (!compact || pieces.length === 0) return null
  const room = pieces.length <= FEW ? 'ample' : pieces.length <= MANY ? 'fair' : 'scarce'
  return (
    <section className="usable" aria-label={words.items} data-room={room}>
      {pieces.map((piece) => (
        <ItemTile key={piece} piece={piece} />
      ))}
    </section>
  )
}
