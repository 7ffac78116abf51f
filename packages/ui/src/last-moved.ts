import type { SeenEvent } from '@sablier/kernel'

/**
 * The ids of the pieces that were moved after an entry: what is marked on the table. Where none was moved since, those that the
 * last answer moved.
 */
export function lastMoved(events: readonly SeenEvent[], since: number): ReadonlySet<string> {
  const ids = new Set<string>()
  let from = since + 1
  for (let n = events.length - 1; n >= 0; n--) {
    const event = events[n] as SeenEvent
    // What was dealt at the beginning is no move.
    if (event.entry === 0 || (event.entry < from && ids.size > 0)) break
    if (event.type !== 'moved' || event.id === null) continue
    from = Math.min(from, event.entry)
    ids.add(event.id)
  }
  return ids
}
