import type { Seat } from '@sablier/kernel'
import { Icon } from '@sablier/ui'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

interface LaneHeadsProps {
  readonly seat: Seat
  readonly futureCount: number
  readonly hasCommon: boolean
}

/** The names of the places in time above their columns, and what is worth knowing of them now. */
export function LaneHeads({ seat, futureCount, hasCommon }: LaneHeadsProps) {
  const { ask, table } = useThief()
  const words = useThiefWords()
  const note =
    ask?.text === 'loot.collect'
      ? words.emptied
      : ask?.options.some(({ id }) => id === 'spend-time')
        ? words.tokenForTime
        : null
  return (
    <div className="lane-heads" aria-hidden="true">
      <span className="lane-head lane-head-past">
        <Icon name="empty-hourglass" /> {words.past} <small>{table.zone('past', seat).size}</small>
      </span>
      <span className="lane-head lane-head-present">
        <Icon name="hourglass" /> {words.present}
      </span>
      <span className="lane-head lane-head-future">
        <Icon name="hourglass" /> {words.future} <small>{futureCount}</small>
        {note && <em>{note}</em>}
      </span>
      {hasCommon && (
        <span className="lane-head lane-head-common">
          {words.common}
          {ask?.text === 'loot.collect' && <em>{words.noLooting}</em>}
        </span>
      )}
    </div>
  )
}
