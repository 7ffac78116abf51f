import { SPACES } from '@sablier/prophecy'
import { PieceCard, useLanguage, useTable } from '@sablier/ui'

/** The adventure cards that lie on the ring, by space, those under a pawn of one's own first. */
export function RingCards() {
  const { table, me, view } = useTable()
  const language = useLanguage()
  const here = me === null ? -1 : table.track('position', me)
  const filled = SPACES.map((space) => ({
    space,
    pieces: [...table.zone('space', space.n).pieces, ...table.zone('covered', space.n).pieces],
  }))
    .filter(({ pieces }) => pieces.length > 0)
    .sort((a, b) => Number(b.space.n === here) - Number(a.space.n === here))
  if (filled.length === 0) return null
  return (
    <ul className="ring-cards">
      {filled.map(({ space, pieces }) => (
        <li key={space.n} className={space.n === here ? 'ring-here' : ''} data-zone={`space.${space.n}`}>
          <span className="zone-name">
            {space.name[language]} {space.n}
          </span>
          <span className="ring-pieces">
            {pieces.map((piece) => (
              <PieceCard key={view.ids[piece]} piece={piece} size="small" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
