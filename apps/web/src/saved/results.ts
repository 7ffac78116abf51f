import type { Level } from '@sablier/bots'
import type { Result, Seat } from '@sablier/kernel'
import type { SavedGame } from './saved-games.ts'

/** How a game of this device ended. Kept when the game itself has made room for newer ones. */
export interface LocalResult {
  readonly id: string
  readonly game: string
  readonly at: number
  /** Who sat there; a level for computer players. */
  readonly players: readonly { readonly name: string; readonly level: Level | null }[]
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
}

const KEY = 'sablier.results'
const KEPT = 500

/** The games of this device that came to their end, the latest first. */
export function listResults(): LocalResult[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as LocalResult[]
  } catch {
    return []
  }
}

/** Keeps how a game ended; one that was taken back and ended otherwise replaces its first end. */
export function keepResult({ id, game, players }: SavedGame, { winners, scores }: Result): void {
  const others = listResults().filter((result) => result.id !== id)
  const results = [{ id, game, at: Date.now(), players, winners, scores }, ...others].slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(results))
  } catch {
    // A full device keeps the game that is played rather than the list of those that were.
  }
}
