import type { CSSProperties } from 'react'
import { useDonjon } from '../use-donjon.ts'

interface OddsBarProps {
  /** The chance of the green die, from 0 to 1. */
  readonly odds: number
  /** Other chances worth a mark: with an ally, with oneself. */
  readonly note?: string
}

/** Below this share the number stands beside its colour, which is too narrow for it. */
const THIN = 18

export const percent = (odds: number): number => Math.round(100 * odds)

/** The chance of the green die against the red one. */
export function OddsBar({ odds, note }: OddsBarProps) {
  const { words } = useDonjon()
  const n = percent(odds)
  return (
    <div className="odds" role="img" aria-label={words.winOdds(n)}>
      <span
        className="odds-bar"
        data-thin={n < THIN ? 'green' : n > 100 - THIN ? 'red' : undefined}
        style={{ '--odds': `${n}%` } as CSSProperties}
      >
        <b>{words.odds(n)}</b>
        <b>{words.odds(100 - n)}</b>
      </span>
      {note && <small>{note}</small>}
    </div>
  )
}
