import type { Piece, Seat } from '@sablier/kernel'
import { CARD_TYPES, RESOURCES, type Table } from '@sablier/thiefs-fortune'
import { Token } from '@sablier/ui'
import { CardChip } from './card-chip.tsx'
import { tokensOn } from './loot-tokens.tsx'
import { useTokenName } from './token-names.ts'
import { useBox } from './use-box.ts'
import { cardOf, useThief } from './use-thief.ts'

const CHIP = 27
const TOKEN = 14
const EDGE = 9
const HALO = 4

type Form = 'pictures' | 'pills' | 'sums'

/** The largest form in which the cards of a lane fit side by side: pictures, pills of tokens, or their sums. */
export function futureForm(tokens: readonly number[], width: number): Form {
  const loot = tokens.reduce((sum, n) => sum + n * TOKEN, 0)
  if (tokens.length * (CHIP + EDGE) + loot <= width) return 'pictures'
  return tokens.length * (EDGE + HALO) + loot <= width ? 'pills' : 'sums'
}

/** Another player's FUTURE, condensed: three lanes, every token in sight. */
export function OpponentFuture({ seat }: { seat: Seat }) {
  const { table } = useThief()
  const [ref, box] = useBox<HTMLDivElement>()
  const { pieces } = table.zone('future', seat)
  return (
    <div className="opponent-future" data-zone={`future.${seat}`} ref={ref}>
      {CARD_TYPES.map((type) => {
        const lane = pieces.filter((piece) => cardOf(table, piece)?.type === type)
        const form = futureForm(
          lane.map((piece) => tokensOn(table, piece).length),
          (box?.width ?? 0) - 12,
        )
        return (
          <span className="chip-row" key={type}>
            {form === 'sums' ? (
              <LaneSums type={type} pieces={lane} />
            ) : (
              lane.map((piece) => <FutureChip key={piece} piece={piece} withPicture={form === 'pictures'} />)
            )}
          </span>
        )
      })}
    </div>
  )
}

function FutureChip({ piece, withPicture }: { piece: Piece; withPicture: boolean }) {
  const { table } = useThief()
  const nameOf = useTokenName()
  const card = cardOf(table, piece)
  return (
    <span className="future-chip" data-frame={card?.type} {...(!withPicture && card && { 'data-card': card.id })}>
      {withPicture && <CardChip piece={piece} />}
      {tokensOn(table, piece).map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens have no other name than their place
        <Token key={i} kind={kind} size="13px" label={nameOf(kind)} />
      ))}
    </span>
  )
}

const sumOf = (table: Table, kind: (typeof RESOURCES)[number], pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + table.mark(kind, piece), 0)

/** A crowded lane: how many cards lie there and what lies on all of them together. */
function LaneSums({ type, pieces }: { type: string; pieces: readonly Piece[] }) {
  const { table } = useThief()
  const nameOf = useTokenName()
  return (
    <span className="lane-sums" data-frame={type}>
      <b>×{pieces.length}</b>
      {RESOURCES.map((kind) => {
        const n = sumOf(table, kind, pieces)
        return (
          n > 0 && (
            <span key={kind}>
              {n}
              <Token kind={kind} size="12px" label={nameOf(kind, 2)} />
            </span>
          )
        )
      })}
    </span>
  )
}
