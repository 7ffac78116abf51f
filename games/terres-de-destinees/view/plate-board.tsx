import type { Piece } from '@sablier/kernel'
import { usePlaced } from '@sablier/ui'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { layOutPlates } from './plate-layout.ts'
import { useLands } from './use-lands.ts'
import { type Inside, useRoom } from './use-room.ts'

interface PlateBoardProps {
  readonly pieces: readonly Piece[]
  /** The room of the grid in which the plates lie. */
  readonly inside: Inside
  readonly children: (piece: Piece) => ReactNode
}

/** Plates to choose from, each with its whole name: all in sight, or page by page where there are more than the room takes. */
export function PlateBoard({ pieces, inside, children }: PlateBoardProps) {
  const { ask, words } = useLands()
  const { shape, unit } = useRoom()
  const [turned, setTurned] = useState(0)
  const { columns, row, pages } = layOutPlates(pieces.length, inside, { unit, isTouched: shape !== 'desk' })
  const per = Math.ceil(pieces.length / pages)
  const page = turned % pages
  const shown = pieces.slice(page * per, (page + 1) * per)
  const offered = new Set(pieces)
  usePlaced(ask?.options.flatMap(({ id, piece }) => (piece !== undefined && offered.has(piece) ? [id] : [])) ?? [])
  return (
    <div className="plate-board" style={{ '--columns': columns, '--row': `${row}px` } as CSSProperties}>
      {shown.map(children)}
      {pages > 1 && (
        <nav className="plate-pages">
          <button
            type="button"
            className="quiet"
            aria-label={words.previousCards}
            onClick={() => setTurned(page + pages - 1)}
          >
            ‹
          </button>
          <span role="status">{words.cardsOf(page * per + 1, page * per + shown.length, pieces.length)}</span>
          <button type="button" className="quiet" aria-label={words.nextCards} onClick={() => setTurned(page + 1)}>
            ›
          </button>
        </nav>
      )}
    </div>
  )
}
