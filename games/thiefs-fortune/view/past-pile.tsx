import type { Seat } from '@sablier/kernel'
import { CARD_TYPES, knownPastPoints } from '@sablier/thiefs-fortune'
import { CARD_MEASURES, Icon, PieceCard } from '@sablier/ui'
import type { LaneMeasures } from './lane-measures.ts'
import { useThiefWords } from './thief-words.ts'
import { TYPE_ICONS } from './type-icons.ts'
import { cardOf, useThief } from './use-thief.ts'

interface PastPileProps {
  readonly seat: Seat
  readonly measures: LaneMeasures
  readonly onOpen: () => void
}

/** The PAST: the top card, how many lie there and, for its owner, what they are worth. */
export function PastPile({ seat, measures, onOpen }: PastPileProps) {
  const { table, me } = useThief()
  const words = useThiefWords()
  const zone = table.zone('past', seat)
  const { top } = zone
  const isMine = seat === me
  const count = (type: string) => zone.pieces.filter((piece) => cardOf(table, piece)?.type === type).length
  return (
    <section className="past-pile" data-zone={`past.${seat}`} aria-label={`${words.past}: ${zone.size}`}>
      {top !== undefined && (
        <PieceCard
          piece={top}
          size="tall"
          width={Math.max(CARD_MEASURES.tall.least, Math.min(measures.past - 14, measures.row * 0.8))}
        />
      )}
      {isMine && zone.size > 0 ? (
        <button type="button" className="past-count" onClick={onOpen} title={words.stagePast}>
          <span className="past-points">
            {knownPastPoints(table, seat)} <Icon name="laurel-crown" label={words.points} />
          </span>
          <small>{words.countsAtEnd}</small>
          <span className="past-types">
            {CARD_TYPES.map((type) => (
              <span key={type} data-frame={type}>
                <Icon name={TYPE_ICONS[type]} label={words[type]} /> {count(type)}
              </span>
            ))}
          </span>
        </button>
      ) : (
        <small className="past-note">{zone.size === 0 ? words.empty : words.topOnly}</small>
      )}
    </section>
  )
}
