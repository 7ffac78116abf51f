import type { CardType } from '@sablier/thiefs-fortune'
import { FutureSlip } from './future-slip.tsx'
import { LaneCard } from './lane-card.tsx'
import { type LaneMeasures, layOutFuture } from './lane-measures.ts'
import { tokensOn } from './loot-tokens.tsx'
import { useThiefWords } from './thief-words.ts'
import { useFaceOf } from './use-face-of.ts'
import { cardOf, useThief } from './use-thief.ts'

/** The Common FUTURE stands in everybody's lanes, because it belongs to everybody's FUTURE. */
export function CommonCell({
  type,
  measures: { common: width, row: height },
}: {
  type: CardType
  measures: LaneMeasures
}) {
  const { table, ask } = useThief()
  const words = useThiefWords()
  const faceOf = useFaceOf()
  const pieces = table.zone('common-future').pieces.filter((piece) => cardOf(table, piece)?.type === type)
  return (
    <section
      className="common-cell"
      data-zone="common-future.-1"
      data-closed={ask?.text === 'loot.collect' || undefined}
      aria-label={words.lane(words.common, words[type], pieces.length)}
    >
      {pieces.map((piece) => {
        const card = cardOf(table, piece)
        const face = faceOf(piece)
        if (!card || !face) return null
        const layout = layOutFuture([{ face, tokens: tokensOn(table, piece).length }], { width, height }, width)
        return layout.kind === 'card' ? (
          <LaneCard key={piece} piece={piece} card={card} box={layout} />
        ) : (
          <FutureSlip key={piece} piece={piece} card={card} layout={layout} />
        )
      })}
      {pieces.length === 0 && <span className="common-taken">{words.taken}</span>}
    </section>
  )
}
