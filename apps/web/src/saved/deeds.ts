import type { Seat, SeenEvent } from '@sablier/kernel'

/** What somebody did in a game: how often each rule was carried out for their seat. */
export type Deeds = Readonly<Record<string, number>>

/** The seat for which something happened; null if for nobody in particular. */
function seatOf(event: SeenEvent): Seat | null {
  if (event.type === 'moved') return event.to.at >= 0 ? event.to.at : null
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
}

/** Counts what was done for a seat, by rule and, for numbers, by their name. */
export function deedsOf(events: readonly SeenEvent[], seat: Seat): Deeds {
  const deeds: Record<string, number> = {}
  for (const event of events) {
    if (seatOf(event) !== seat) continue
    const names = event.type === 'track-changed' ? [event.rule, `${event.rule} ${event.name}`] : [event.rule]
    for (const name of names) deeds[name] = (deeds[name] ?? 0) + 1
  }
  return deeds
}
