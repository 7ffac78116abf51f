import type { Seat } from '@sablier/kernel'
import type { CSSProperties } from 'react'
import type { IconName } from '../icons/icon-names.ts'
import { Pawn } from './pawn.tsx'

/** A pawn on a race; a ghost shows where somebody would be after what is pointed at. */
export interface Racer {
  readonly seat: Seat
  readonly at: number
  readonly icon: IconName
  readonly label: string
  readonly ghost?: boolean
}

interface RaceProps {
  readonly from?: number
  readonly to: number
  /** Numbers that are written on the track; ends only, if not given. */
  readonly marks?: readonly number[]
  readonly racers: readonly Racer[]
  readonly label: string
  /** The marks are fields to stand on: a pawn takes the place of the number. */
  readonly fields?: boolean
}

/** A number track on which every seat has a pawn: fortune, certificates, trophies, destinies. */
export function Race({ from = 0, to, marks = [from, to], racers, label, fields = false }: RaceProps) {
  const share = (n: number) => (to > from ? Math.min(1, Math.max(0, (n - from) / (to - from))) : 0)
  const place = (n: number) => ({ '--at': share(n) }) as CSSProperties
  const isTaken = (mark: number) => fields && racers.some(({ at }) => at === mark)
  const crowd = new Map<number, number>()
  return (
    <ol className="race" aria-label={label}>
      {marks.map((mark) => (
        <li key={`mark ${mark}`} className="race-mark" style={place(mark)} aria-hidden="true">
          {!isTaken(mark) && mark}
        </li>
      ))}
      {racers.map(({ seat, at, icon, label: name, ghost = false }) => {
        const n = crowd.get(at) ?? 0
        crowd.set(at, n + 1)
        return (
          <li
            key={`${seat} ${ghost}`}
            className="race-pawn"
            data-mine={ghost || undefined}
            style={{ ...place(at), '--n': n } as CSSProperties}
          >
            <Pawn seat={seat} icon={icon} ghost={ghost} label={`${name}: ${at}`} />
          </li>
        )
      })}
    </ol>
  )
}
