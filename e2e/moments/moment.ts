import type { OptionValues, Seat } from '@sablier/kernel'

/** How the answers of a simulated game are made; `taking offers`: at random, and whatever may be taken up is, now and then. */
export type Plays = 'at random' | 'sensibly' | 'taking offers'

/** The game a moment is taken from: a recorded one by its file, or one that is played anew from its secret. */
export type Source =
  | { readonly recorded: string }
  | {
      readonly secret: string
      readonly seats: number
      readonly plays: Plays
      /** What was chosen when the table was opened; nothing: what the game proposes. */
      readonly options?: OptionValues
    }

/** A moment of a game that is worth a look: where it is found and why it was kept. */
export interface Moment {
  /** Unique; names its pictures. */
  readonly name: string
  readonly game: string
  readonly seats: number
  readonly source: Source
  /** After so many entries. */
  readonly entries: number
  /** Who looks: the seat that is asked, or the first one when the game is over. */
  readonly seat: Seat
  /** The text key of what is asked; null: the game is over. */
  readonly ask: string | null
  /** What is fullest here, and how full: `{ hand: 12 }`. Nothing: it shows a kind of question. */
  readonly fullest: Readonly<Record<string, number>>
}
