import type { Seat, SeenEvent } from '@sablier/kernel'
import { saidLine } from '@sablier/ui'
import type { Way } from './moves.ts'

export interface LastTrip {
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly means: Way['means']
}

/** The last move that somebody else made; null if nobody has moved yet. */
export function lastTrip(events: readonly SeenEvent[], me: Seat | null): LastTrip | null {
  let means: Way['means'] = 'walk'
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as SeenEvent
    const moved = saidLine(event)?.key.match(/^(?:moved-(\w+)|teleported)$/)
    if (moved) means = (moved[1] ?? 'teleport') as Way['means']
    if (event.type !== 'track-changed' || event.name !== 'position' || event.from < 0 || event.to < 0) continue
    if (event.seat !== me) return { seat: event.seat, from: event.from, to: event.to, means }
  }
  return null
}
