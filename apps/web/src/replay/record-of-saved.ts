import { type AnyGame, Match, type MatchRecord, recordOf, seedFrom } from '@sablier/kernel'
import type { SavedGame } from '../saved/saved-games.ts'

/** The record of a game that this device keeps. */
export function recordOfSaved(game: AnyGame, saved: SavedGame): MatchRecord {
  const spec = { game, seats: saved.players.length, options: saved.options, seed: seedFrom(saved.secret, []) }
  const match = Match.replay(spec, saved.entries, { listen: false })
  return recordOf(match, { names: saved.players.map(({ name }) => name), secret: saved.secret, entropy: [] })
}
