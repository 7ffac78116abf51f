import type { Seat } from '@sablier/kernel'
import { CARD_TYPES, type CardType, DANGER_SPACES, KEPT, ROW_SPACES } from '@sablier/thiefs-fortune'
import { Count, Icon, Pips, SeatPlate, useSeatPlate } from '@sablier/ui'
import { CardChip } from './card-chip.tsx'
import { OpponentFuture } from './opponent-future.tsx'
import { useThiefWords } from './thief-words.ts'
import { useTokenName } from './token-names.ts'
import { useSeatNote } from './use-seat-note.ts'
import { useThief } from './use-thief.ts'

interface OpponentPlateProps {
  readonly seat: Seat
  readonly onOpen: () => void
}

/** What everybody may know of another player: numbers, the PRESENT as small pictures, the FUTURE with its tokens. */
export function OpponentPlate({ seat, onOpen }: OpponentPlateProps) {
  const { table } = useThief()
  const { flag: _, ...plate } = useSeatPlate(seat)
  return (
    <SeatPlate
      {...plate}
      size="small"
      note={useSeatNote(seat)}
      score={<span data-track={`fortune.${seat}`}>{table.track('fortune', seat)}</span>}
      onOpen={onOpen}
      className="opponent"
    >
      <Numbers seat={seat} />
      <div className="opponent-present">
        {CARD_TYPES.map((type) => (
          <PresentChips key={type} seat={seat} type={type} />
        ))}
      </div>
      <OpponentFuture seat={seat} />
    </SeatPlate>
  )
}

/** Resources, Danger, the size of the hand, and the PAST. */
function Numbers({ seat }: { seat: Seat }) {
  const { table } = useThief()
  const words = useThiefWords()
  const nameOf = useTokenName()
  const danger = table.track('danger', seat)
  const handSize = table.zone('hand', seat).size + table.zone('chosen', seat).size
  return (
    <div className="opponent-numbers" data-glides="">
      <span className="opponent-stock">
        {KEPT.map((kind) => (
          <Count key={kind} kind={kind} n={table.track(kind, seat)} label={nameOf(kind, 2)} track={`${kind}.${seat}`} />
        ))}
      </span>
      <span className="opponent-danger" data-track={`danger.${seat}`}>
        <Pips kind="danger" n={danger} max={DANGER_SPACES} label={words.dangerOf(danger, DANGER_SPACES)} />
        {handSize > 0 && (
          <span className="opponent-hand" title={words.handOf(handSize)} data-zone={`hand.${seat}`}>
            <Icon name="card-pick" label={words.handOf(handSize)} />
            {handSize}
          </span>
        )}
        <PastChip seat={seat} />
      </span>
    </div>
  )
}

/** One row of the PRESENT as chips, with its empty places. */
function PresentChips({ seat, type }: { seat: Seat; type: CardType }) {
  const { table } = useThief()
  const { pieces } = table.zone(`present-${type}s` as const, seat)
  return (
    <span className="chip-row" data-zone={`present-${type}s.${seat}`}>
      {Array.from({ length: ROW_SPACES }, (_, i) => {
        const piece = pieces[i]
        return piece === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <i key={i} className="chip chip-empty" aria-hidden="true" />
        ) : (
          <CardChip key={piece} piece={piece} />
        )
      })}
    </span>
  )
}

function PastChip({ seat }: { seat: Seat }) {
  const { table } = useThief()
  const words = useThiefWords()
  const past = table.zone('past', seat)
  return (
    <span className="opponent-past" data-zone={`past.${seat}`} title={`${words.past}: ${past.size}`}>
      {past.top !== undefined && <CardChip piece={past.top} />}
      <Icon name="empty-hourglass" label={words.past} />
      {past.size}
    </span>
  )
}
