import { type AnyGame, Match, type MatchRecord, recordOf } from '@sablier/kernel'
import { seedOf } from '../saved/seed-of.ts'
import type { PackedGame } from './packed-game.ts'

/** The record of a game that this device keeps, or that a link carries. */
export function recordOfSaved(game: AnyGame, saved: PackedGame): MatchRecord {
  const spec = { game, seats: saved.players.length, options: saved.options, seed: seedOf(saved) }
  const match = Match.replay(spec, saved.entries, { listen: false })
  const { secret, entropy = [] } = saved
  return recordOf(match, { names: saved.players.map(({ name }) => name), secret, entropy })
}
