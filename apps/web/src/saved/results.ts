import type { Level } from '@sablier/bots'
import type { Result, Seat, SeenEvent } from '@sablier/kernel'
import { type Deeds, deedsOf } from './deeds.ts'
import type { SavedGame } from './saved-games.ts'

/** How a game of this device ended. Kept when the game itself has made room for newer ones. */
export interface LocalResult {
  readonly id: string
  readonly game: string
  readonly at: number
  /** The person of the seat; a level for computer players. */
  readonly players: readonly { readonly name: string; readonly level: Level | null }[]
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  /** Why the game ended; missing in games of older versions. */
  readonly reason?: string
  /** What the one person at the device did; missing in games of older versions, and where there were several. */
  readonly deeds?: Deeds
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
export function keepResult({ id, game, players }: SavedGame, result: Result, events: readonly SeenEvent[]): void {
  const { winners, scores, reason } = result
  const people = players.flatMap(({ level }, seat) => (level === null ? [seat] : []))
  const [own] = people
  const deeds = own !== undefined && people.length === 1 && { deeds: deedsOf(events, own) }
  const others = listResults().filter((other) => other.id !== id)
  const results = [{ id, game, at: Date.now(), players, winners, scores, reason, ...deeds }, ...others].slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(results))
  } catch {
    // A full device keeps the game that is played rather than the list of those that were.
  }
}
