import { type AnyGame, Match, type MatchRecord, recordOf } from '@sablier/kernel'
import type { SavedGame } from '../saved/saved-games.ts'
import { seedOf } from '../saved/seed-of.ts'

/** The record of a game that this device keeps. */
export function recordOfSaved(game: AnyGame, saved: SavedGame): MatchRecord {
  const spec = { game, seats: saved.players.length, options: saved.options, seed: seedOf(saved) }
  const match = Match.replay(spec, saved.entries, { listen: false })
  const { secret, entropy = [] } = saved
  return recordOf(match, { names: saved.players.map(({ name }) => name), secret, entropy })
}
