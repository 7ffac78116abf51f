import type { SeenEvent } from '@sablier/kernel'

/** A throw of which the totals were told. */
interface LatestThrow {
  /** Another word for every throw; empty if there was none. */
  readonly id: string
  readonly entry: number
  /** Everything up to the throw and what it led to at once: what others did since belongs to another story. */
  readonly told: readonly SeenEvent[]
}

/** The latest throw among all that was told. */
export function latestThrow(events: readonly SeenEvent[]): LatestThrow {
  const at = events.findLastIndex((event) => event.type === 'said' && event.key === 'totals')
  const entry = events[at]?.entry ?? -1
  if (at < 0) return { id: '', entry, told: [] }
  const isLater = (event: SeenEvent) =>
    event.entry > entry || (event.type === 'phase-begun' && event.phase === 'turn-start')
  const later = events.slice(at).findIndex(isLater)
  return { id: `${at} ${entry}`, entry, told: later < 0 ? events : events.slice(0, at + later) }
}
