import type { Seat } from '../shape.ts'
import type { Entry } from './entry.ts'
import type { Match } from './match.ts'

/** What a seat does that does not answer in time, if the game's rules settle it. */
export function defaultEntry(match: Match, seat: Seat): Entry | null {
  const ask = match.askOf(seat)
  const { defaults } = match.game
  if (!ask || !defaults) return null
  return match.asSeenBy(seat, () => ({ seat, answer: ask.encode(defaults(match.table, ask)) }))
}
