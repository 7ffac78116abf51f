import type { SeenEvent } from '@sablier/kernel'
import { useMemo } from 'react'
import { useThief } from './use-thief.ts'

const NOTHING: ReadonlySet<string> = new Set()
const ENTERED = new Set(['present-locations', 'present-characters', 'present-events'])

/** The pieces that entered a PRESENT by the last answer: the last move stays marked on the table. */
export function freshPieces(events: readonly SeenEvent[], entries: number): ReadonlySet<string> {
  const fresh = new Set<string>()
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as SeenEvent
    if (event.entry < entries) break
    if (event.type === 'moved' && event.id !== null && ENTERED.has(event.to.zone) && event.from.zone !== event.to.zone)
      fresh.add(event.id)
  }
  return fresh.size === 0 ? NOTHING : fresh
}

export function useFresh(): ReadonlySet<string> {
  const { events, view } = useThief()
  return useMemo(() => freshPieces(events, view.entries), [events, view.entries])
}
