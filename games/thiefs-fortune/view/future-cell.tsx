import type { Seat } from '@sablier/kernel'
import type { Card, CardType } from '@sablier/thiefs-fortune'
import { Icon, Token, useLanguage } from '@sablier/ui'
import { FutureSlip } from './future-slip.tsx'
import { LaneCard } from './lane-card.tsx'
import { type FutureCard, type LaneMeasures, layOutFuture } from './lane-measures.ts'
import { tokensOn } from './loot-tokens.tsx'
import { useThiefWords } from './thief-words.ts'
import { TYPE_ICONS } from './type-icons.ts'
import type { Box } from './use-box.ts'
import { useFaceOf } from './use-face-of.ts'
import { usePlacing } from './use-placing.ts'
import { cardOf, useThief } from './use-thief.ts'

interface FutureCellProps {
  readonly type: CardType
  readonly seat: Seat
  readonly pieces: readonly number[]
  readonly measures: LaneMeasures
}

/** One lane of a FUTURE. However many cards lie there, all are in sight with their tokens. */
export function FutureCell({ type, seat, pieces, measures }: FutureCellProps) {
  const { table, me } = useThief()
  const words = useThiefWords()
  const faceOf = useFaceOf()
  const placing = usePlacing()
  const coming = placing === null || seat !== me ? null : cardOf(table, placing)
  const landing = coming?.type === type && placing !== null ? { card: coming, face: faceOf(placing) } : null
  const cards = pieces.flatMap<FutureCard>((piece) => {
    const face = faceOf(piece)
    return face ? [{ face, tokens: tokensOn(table, piece).length }] : []
  })
  if (landing?.face) cards.push({ face: landing.face, tokens: landing.card.loot.length })
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
      {landing && <FutureLanding card={landing.card} box={layout} />}
    </section>
  )
}

/** Where the card of the hand that is pointed at will lie, with its loot. */
function FutureLanding({ card, box: { width, height } }: { card: Card; box: Box }) {
  const language = useLanguage()
  return (
    <span className="foretold-landing future-landing" style={{ width: `${width}px`, height: `${height}px` }}>
      <b>
        <Icon name={TYPE_ICONS[card.type as CardType]} /> {card.name[language]}
      </b>
      <span>
        {card.loot.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
          <Token key={i} kind={kind} size="20px" />
        ))}
      </span>
    </span>
  )
}
