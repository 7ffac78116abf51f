import type { Seat } from '@sablier/kernel'
import type { CardType } from '@sablier/thiefs-fortune'
import { FutureSlip } from './future-slip.tsx'
import { LaneCard } from './lane-card.tsx'
import { type FutureCard, type LaneMeasures, layOutFuture } from './lane-measures.ts'
import { tokensOn } from './loot-tokens.tsx'
import { useThiefWords } from './thief-words.ts'
import { useFaceOf } from './use-face-of.ts'
import { cardOf, useThief } from './use-thief.ts'

interface FutureCellProps {
  readonly type: CardType
  readonly seat: Seat
  readonly pieces: readonly number[]
  readonly measures: LaneMeasures
}

/** One lane of a FUTURE. However many cards lie there, all are in sight with their tokens. */
export function FutureCell({ type, seat, pieces, measures }: FutureCellProps) {
  const { table } = useThief()
  const words = useThiefWords()
  const faceOf = useFaceOf()
  const cards = pieces.flatMap<FutureCard>((piece) => {
    const face = faceOf(piece)
    return face ? [{ face, tokens: tokensOn(table, piece).length }] : []
  })
  const layout = layOutFuture(cards, { width: measures.future, height: measures.row }, measures.card)
  return (
    <section
      className="future-cell"
      data-zone={`future.${seat}`}
      aria-label={words.lane(words.future, words[type], pieces.length)}
    >
      {pieces.map((piece) => {
        const card = cardOf(table, piece)
        if (!card) return null
        return layout.kind === 'card' ? (
          <LaneCard key={piece} piece={piece} card={card} box={layout} />
        ) : (
          <FutureSlip key={piece} piece={piece} card={card} layout={layout} />
        )
      })}
    </section>
  )
}
