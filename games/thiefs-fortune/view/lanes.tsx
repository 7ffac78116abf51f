import type { Seat } from '@sablier/kernel'
import { CARD_TYPES, type CardType } from '@sablier/thiefs-fortune'
import { Icon } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { CommonCell } from './common-cell.tsx'
import { DeckPile } from './deck-pile.tsx'
import { FutureCell } from './future-cell.tsx'
import { LaneHeads } from './lane-heads.tsx'
import { type LaneMeasures, laneMeasures } from './lane-measures.ts'
import { PastPile } from './past-pile.tsx'
import { PresentCell } from './present-cell.tsx'
import { TYPE_ICONS } from './type-icons.ts'
import { useBox } from './use-box.ts'
import { cardOf, useThief } from './use-thief.ts'

/** The cards of one type in a FUTURE. */
export const useFutureLanes = (seat: Seat): Readonly<Record<CardType, readonly number[]>> => {
  const { table } = useThief()
  const { pieces } = table.zone('future', seat)
  const of = (type: CardType) => pieces.filter((piece) => cardOf(table, piece)?.type === type)
  return { location: of('location'), character: of('character'), event: of('event') }
}

interface LanesProps {
  /** Whose life is shown. */
  readonly seat: Seat
  readonly onPast: () => void
}

/** A life in three lanes of sand: each card flows from its deck through FUTURE and PRESENT into the PAST, from right to left. */
export function Lanes({ seat, onPast }: LanesProps) {
  const { table, me } = useThief()
  const [ref, box] = useBox<HTMLDivElement>()
  const lanes = useFutureLanes(seat)
  const most = Math.max(...CARD_TYPES.map((type) => lanes[type].length))
  const hasCommon = table.options['commonFuture'] !== false
  const measures = box && laneMeasures(box, most, hasCommon)
  return (
    <div
      className="lanes"
      ref={ref}
      style={measures ? columns(measures) : {}}
      data-seat={seat}
      data-mine={seat === me || undefined}
      {...(seat === me && { 'data-part': 'life', 'data-drop': '' })}
    >
      {measures && (
        <>
          <LaneHeads seat={seat} futureCount={table.zone('future', seat).size} hasCommon={hasCommon} />
          <PastPile seat={seat} measures={measures} onOpen={onPast} />
          {CARD_TYPES.map((type, i) => (
            <Lane
              key={type}
              type={type}
              row={i}
              seat={seat}
              measures={measures}
              future={lanes[type]}
              hasCommon={hasCommon}
            />
          ))}
          <i className="pillar pillar-past" aria-hidden="true" />
          <i className="pillar pillar-future" aria-hidden="true" />
        </>
      )}
    </div>
  )
}

interface LaneProps {
  readonly type: CardType
  readonly row: number
  readonly seat: Seat
  readonly measures: LaneMeasures
  readonly future: readonly number[]
  readonly hasCommon: boolean
}

function Lane({ type, row, seat, measures, future, hasCommon }: LaneProps) {
  const { table } = useThief()
  return (
    <div className="lane" data-type={type} style={{ '--row': row + 2 } as CSSProperties}>
      <i className="lane-sand" aria-hidden="true" />
      <span className="lane-sign">
        <Icon name={TYPE_ICONS[type]} />
        <small>{table.zone(`present-${type}s` as const, seat).size}/4</small>
      </span>
      <PresentCell type={type} seat={seat} measures={measures} />
      <FutureCell type={type} seat={seat} pieces={future} measures={measures} />
      {hasCommon && <CommonCell type={type} measures={measures} />}
      <DeckPile type={type} />
    </div>
  )
}

const columns = ({ past, card, future, common, decks, row }: LaneMeasures): CSSProperties =>
  ({
    '--past': `${past}px`,
    '--card': `${card}px`,
    '--future': `${future}px`,
    '--common': `${common}px`,
    '--decks': `${decks}px`,
    '--row-height': `${row}px`,
  }) as CSSProperties
