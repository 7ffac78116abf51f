import { seedChance } from '../chance.ts'
import type { Seat } from '../shape.ts'
import type { Entry } from './entry.ts'
import type { Match } from './match.ts'

/** The entry of a seat that does not answer in time, if the rules define one. */
export function defaultEntry(match: Match, seat: Seat): Entry | null {
  const ask = match.askOf(seat)
  const { defaults } = match.game
  if (!ask || !defaults) return null
  // Chance of its own: what is drawn for an absent seat becomes an answer, and the game's own chance must not notice.
  const chance = seedChance(`${match.seed} ${match.entries.length} ${seat}`)
  return match.asSeenBy(seat, () => ({ seat, answer: ask.encode(defaults(match.table, ask, chance)) }))
}
