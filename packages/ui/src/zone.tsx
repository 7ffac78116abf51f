import { type Zone as KernelZone, type Piece, plain, textOf } from '@sablier/kernel'
import { PieceCard } from './card/piece-card.tsx'
import { useTable } from './table-context.tsx'
import { useWords } from './words.ts'

/** How a zone is named at the table. */
export function useZoneName(): (zone: Pick<KernelZone, 'name' | 'at'>) => string {
  const { game, reader } = useTable()
  return ({ name, at }) => {
    const said = plain(
      textOf({ game, reader }, 'zones', name, { n: at + 1, at: at + 1, seat: { seat: Math.max(0, at) } }),
    )
    return typeof game.shape.zones[name]?.per === 'number' && !game.text.zones[name]?.en.includes('{')
      ? `${said} ${at + 1}`
      : said
  }
}

/** How large the cards of a zone are. */
export const ZONE_CARDS = {
  tiny: { size: 'tall', width: 34 },
  small: { size: 'tall', width: 74 },
  normal: { size: 'tall', width: 106 },
  large: { size: 'hand', width: 170 },
} as const

interface ZoneProps {
  readonly zone: KernelZone
  /** A tiny zone stands in one line: a small pile with its name beside it. */
  readonly size?: 'tiny' | 'small' | 'normal' | 'large'
  /** Without its name, where the layout already says it. */
  readonly bare?: boolean
}

/** One place of the table with what lies in it: a pile for stacks, cards side by side for the rest. */
export function Zone({ zone, size = 'normal', bare = false }: ZoneProps) {
  const say = useWords()
  const nameOf = useZoneName()
  const { ask, table } = useTable()
  const name = nameOf(zone)
  const offered = zone.pieces.some((piece) => ask?.options.some((option) => option.piece === piece))
  const spread = zone.place.spec.order !== 'stack' || offered
  const known = zone.pieces.some((piece) => table.cardIfKnown(piece) !== null)
  return (
    <div
      className={`zone zone-${zone.place.spec.order}${zone.isEmpty ? ' zone-empty' : ''}${size === 'tiny' ? ' zone-tiny' : ''}`}
      data-zone={`${zone.name}.${zone.at}`}
    >
      {!bare && (
        <div className="zone-name">
          {name} <span className="zone-count">{zone.isEmpty ? say('empty') : zone.size}</span>
        </div>
      )}
      {zone.isEmpty ? (
        <div className={`zone-slot piece-${size}`} aria-hidden="true" />
      ) : spread && (known || offered) ? (
        <Spread pieces={zone.pieces} size={size} />
      ) : (
        <Pile zone={zone} size={size} />
      )}
    </div>
  )
}

function Spread({ pieces, size }: { pieces: readonly Piece[]; size: NonNullable<ZoneProps['size']> }) {
  const { view } = useTable()
  return (
    <div className="zone-cards">
      {useMerged(pieces).map(({ piece, n }) => (
        <div className="zone-card" key={view.ids[piece]}>
          <PieceCard piece={piece} {...ZONE_CARDS[size]} />
          {n > 1 && <span className="zone-times">×{n}</span>}
        </div>
      ))}
    </div>
  )
}

const MANY = 9
/** Stands for all cards that cannot be told apart. */
const FACE_DOWN = '?'

/** Many alike cards in a row count as one with a number, unless one of them can be chosen or bears something. */
function useMerged(pieces: readonly Piece[]): { piece: Piece; n: number }[] {
  const { table, ask } = useTable()
  const plainCard = (piece: Piece): string | null => {
    const isOption = ask?.options.some((option) => option.piece === piece)
    const isMarked = Object.keys(table.layout.marks).some((name) => table.mark(name, piece) !== 0)
    return isOption || isMarked ? null : (table.cardIfKnown(piece)?.id ?? FACE_DOWN)
  }
  const merged: { piece: Piece; n: number; card: string | null }[] = []
  for (const piece of pieces) {
    const card = plainCard(piece)
    const merges = card !== null && (card === FACE_DOWN || pieces.length >= MANY)
    const like = merges ? merged.find((group) => group.card === card) : undefined
    if (like) like.n += 1
    else merged.push({ piece, n: 1, card })
  }
  return merged
}

function Pile({ zone, size }: { zone: KernelZone; size: NonNullable<ZoneProps['size']> }) {
  const say = useWords()
  const top = zone.top
  return (
    <div className="zone-pile" data-depth={Math.min(4, Math.ceil(zone.size / 6))}>
      {top !== undefined && <PieceCard piece={top} {...ZONE_CARDS[size]} />}
      <span className="pile-count">{zone.size === 1 ? say('oneCard') : say('cards', { n: zone.size })}</span>
    </div>
  )
}
