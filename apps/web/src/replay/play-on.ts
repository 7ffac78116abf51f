import type { Entry, MatchRecord, Seat } from '@sablier/kernel'
import { type LocalPlayer, randomHex, type SavedGame } from '../saved/saved-games.ts'

/** A game of this device that goes on from a moment of a record: one takes a seat, computer players have the others. */
export function playOnFrom(record: MatchRecord, count: number, seat: Seat): SavedGame {
  const { game, rulesVersion, names, options, secret, entropy, entries } = record
  return {
    id: randomHex(8),
    game,
    version: rulesVersion,
    players: names.map((name, at): LocalPlayer => ({ name, level: at === seat ? null : 'novice' })),
    options,
    secret,
    entropy,
    entries: entries.slice(0, count).map(({ hash: _, ...entry }) => entry as Entry),
    over: false,
    at: Date.now(),
  }
}
