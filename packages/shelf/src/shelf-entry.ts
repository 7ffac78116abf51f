import type { GameBot } from '@sablier/bots'
import type { AnyGame, Bilingual } from '@sablier/kernel'

/** A game taken from the shelf: its rules and, when it has one, what its computer players look at. */
export interface LoadedGame {
  readonly game: AnyGame
  readonly bot?: GameBot
}

/** What the shelf says of a game before the box is opened. */
export interface ShelfEntry {
  readonly id: string
  readonly title: Bilingual
  readonly pitch: Bilingual
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game takes, in minutes, for the shortest and the longest table. */
  readonly minutes: readonly [number, number]
  /** Opens the box. */
  readonly load: () => Promise<LoadedGame>
}
