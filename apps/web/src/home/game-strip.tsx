import { findGame } from '@sablier/shelf'
import { pictureUrl, useSay } from '@sablier/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface GameStripProps {
  readonly game: string
  readonly href: string
  readonly label?: string
  readonly who: string
  /** Where the game stands. */
  readonly where: ReactNode
  /** What can be done now; gold if it is one's turn. */
  readonly way: string
  readonly yourTurn?: boolean
  /** Beside it: a way to remove it. */
  readonly children?: ReactNode
}

/** A game under way as a small card: its picture, where it stands, and the way back to it. */
export function GameStrip({ game, href, label, who, where, way, yourTurn = false, children }: GameStripProps) {
  const tell = useSay()
  const entry = findGame(game)
  return (
    <li className={`continue-item${yourTurn ? ' continue-turn' : ''}`} data-game={game}>
      <Link href={href} className="continue-link" aria-label={label}>
        <img src={pictureUrl(game, 'cover', 'box')} alt="" width="56" height="64" decoding="async" />
        <span className="continue-text">
          <b>{entry ? tell(entry.title) : game}</b>
          <small>{where}</small>
          <small>{who}</small>
        </span>
        <span className={yourTurn ? 'table-way table-way-turn' : 'table-way'}>{way}</span>
      </Link>
      {children}
    </li>
  )
}
