import type { Seat } from '@sablier/kernel'
import { type CardType, ROW_SPACES } from '@sablier/thiefs-fortune'
import { Choosable } from '@sablier/ui'
import { ForetoldLanding } from './foretold.tsx'
import { LaneCard } from './lane-card.tsx'
import type { LaneMeasures } from './lane-measures.ts'
import { useThiefWords } from './thief-words.ts'
import { useMovesHere } from './use-moves-here.ts'
import { cardOf, useThief } from './use-thief.ts'

interface PresentCellProps {
  readonly type: CardType
  readonly seat: Seat
  readonly measures: LaneMeasures
}

const PLACES = Array.from({ length: ROW_SPACES }, (_, i) => i)

/** One row of a PRESENT: four places. While a card is moved within the row, the places answer. */
export function PresentCell({ type, seat, measures: { card: width, row: height } }: PresentCellProps) {
  const { table, me } = useThief()
  const words = useThiefWords()
  const zone = table.zone(`present-${type}s` as const, seat)
  const isMoving = useMovesHere(type) && seat === me
  const isFull = zone.size >= ROW_SPACES
  return (
    <section
      className="present-cell"
      data-zone={`present-${type}s.${seat}`}
      aria-label={words.lane(words.present, words[type], zone.size, ROW_SPACES)}
    >
      {PLACES.map((i) => {
        const piece = zone.pieces[i]
        const card = piece === undefined ? null : cardOf(table, piece)
        const state = { isNextOut: isFull && i === 0, isCovered: isMoving }
        return (
          <div className="present-place" data-glides="" key={i} style={{ width: `${width}px`, height: `${height}px` }}>
            {piece !== undefined && card ? (
              <LaneCard piece={piece} card={card} box={{ width, height }} {...state} />
            ) : (
              <span className="place-number" aria-hidden="true">
                {i + 1}
              </span>
            )}
            {seat === me && i === Math.min(zone.size, ROW_SPACES - 1) && <ForetoldLanding type={type} />}
            {isMoving && (
              <Choosable target={{ option: `space.${i + 1}` }} label={words.space(i + 1)} className="place-target">
                <span aria-hidden="true">{i + 1}</span>
              </Choosable>
            )}
          </div>
        )
      })}
    </section>
  )
}
