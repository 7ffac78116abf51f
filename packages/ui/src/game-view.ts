import type { CardBase, SeenAsk } from '@sablier/kernel'
import type { ComponentType } from 'react'
import type { IconName } from './icons/icon-names.ts'
import type { Tutorial } from './tutorial.ts'

/** What a game may add to the table that serves every game: its own layout and the few parts that only it needs. */
export interface GameView {
  /** The table itself; reads everything from `useTable()`. */
  readonly board?: ComponentType
  /** The drawing on a card, when its name does not say it well enough. */
  readonly emblem?: (card: CardBase) => IconName | null
  /** True if the board shows rolls of dice itself. */
  readonly showsDice?: boolean
  /** Drawings for the words of the game: resources, tracks, marks, families. */
  readonly icons?: Readonly<Record<string, IconName>>
  /** A short line under a card's name: its kind, its cost. */
  readonly cardLine?: (card: CardBase, language: 'en' | 'fr') => string
  /** The colour of a card's frame, as a CSS colour. */
  readonly cardColour?: (card: CardBase) => string | null
  /** Lets one word a proposal freely, beside those that are suggested. */
  readonly proposalBuilder?: ComponentType<{ ask: SeenAsk }>
  /** The lessons of a first game, fetched when somebody wants to learn. */
  readonly tutorial?: () => Promise<Tutorial>
  /** Zones that need not be seen: used up, or drawn elsewhere. */
  readonly hiddenZones?: readonly string[]
  /** Numbers that the rules keep and nobody at a table would look at. */
  readonly hiddenTracks?: readonly string[]
  /** The same on pieces. */
  readonly hiddenMarks?: readonly string[]
}
