import type { Bilingual, CardBase, SeenAsk } from '@sablier/kernel'
import type { ComponentType } from 'react'
import type { GameFaces } from './card/face.ts'
import type { BreakdownMoment, BreakdownRow, PointSource } from './chrome/breakdown.tsx'
import type { IconName } from './icons/icon-names.ts'
import type { TableModel } from './table-context.tsx'
import type { Tutorial } from './tutorial.ts'

/** One step of a game in short: the picture of a card, a title and a sentence. */
export interface OverviewStep {
  /** The card whose picture is shown. */
  readonly picture: string
  readonly title: Bilingual
  readonly text: Bilingual
}

/** The count at the end of a game: where points come from, and what each seat has of each. */
export interface FinalCount {
  readonly sources: readonly PointSource[]
  /** By seat. */
  readonly seats: readonly Pick<BreakdownRow, 'points' | 'note' | 'card' | 'icon'>[]
  /** What decided the game. */
  readonly moments?: readonly BreakdownMoment[]
}

/** What a game may add to the table that serves every game: its own layout and the few parts that only it needs. */
export interface GameView {
  /**
   * The whole screen of a table: head, seats, board, hand and decision bar, laid out by the game so that nothing scrolls.
   * It reads the table from `useTable()` and places the shared parts: `useTableParts().Head`, `Decision`, `Chronicle`.
   */
  readonly screen?: ComponentType
  /** The table alone, inside the screen that serves every game; reads everything from `useTable()`. */
  readonly board?: ComponentType
  /** The game in thirty seconds, for its page. */
  readonly overview?: readonly OverviewStep[]
  /** The name of the picture on a card: `pictureName` of the card's id and its kind. */
  readonly picture?: (card: CardBase) => string
  /** True if the board shows rolls of dice itself. */
  readonly showsDice?: boolean
  /** Drawings for the words of the game: resources, tracks, marks, families. */
  readonly icons?: Readonly<Record<string, IconName>>
  /** What is printed on its cards and their backs; without it cards show their name and text. */
  readonly faces?: GameFaces
  /** Marks that turn a piece or break it, instead of lying on it as a number. */
  readonly stateMarks?: { readonly engaged?: readonly string[]; readonly damaged?: readonly string[] }
  /** Words a proposal in the decision bar, in place of buttons for those that are suggested. */
  readonly proposalBuilder?: ComponentType<{ ask: SeenAsk }>
  /** Explains the result once the game is over. Called with the table as it stands then and everything heard. */
  readonly breakdown?: (model: TableModel) => FinalCount
  /** The lessons of a first game, fetched when somebody wants to learn. */
  readonly tutorial?: () => Promise<Tutorial>
  /** Zones that need not be seen: used up, or drawn elsewhere. */
  readonly hiddenZones?: readonly string[]
  /** Numbers that the rules keep and nobody at a table would look at. */
  readonly hiddenTracks?: readonly string[]
  /** The same on pieces. */
  readonly hiddenMarks?: readonly string[]
}
