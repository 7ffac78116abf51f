import {
  type Answer,
  type AnyGame,
  type FillParam,
  fill,
  type Reader,
  type Seat,
  type SeenAsk,
  type SeenEvent,
  type Table,
  type TextNode,
  type View,
} from '@sablier/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import type { GameView } from './game-view.ts'

/** Who sits where. */
export interface SeatInfo {
  readonly name: string
  readonly kind: 'you' | 'person' | 'computer'
  /** False while somebody is away from an online table. */
  readonly here?: boolean
  /** What else is shown beside the name: a clock. */
  readonly note?: ReactNode
}

/** Everything the parts of a table read and all they can do. */
export interface TableModel {
  readonly game: AnyGame
  readonly look: GameView
  readonly view: View
  readonly table: Table
  /** What was heard so far, for boards that show how something came about. */
  readonly events: readonly SeenEvent[]
  readonly seats: readonly SeatInfo[]
  /** The seat one looks from, if any. */
  readonly me: Seat | null
  /** The question to answer here and now; null in a replay or while waiting. */
  readonly ask: SeenAsk | null
  /** Which question that is: another word for another one, the same while others answer theirs. */
  readonly question: string
  /** What can be taken up here and now; nothing in a replay or at an earlier moment. */
  readonly offers: View['offers']
  /** Option ids chosen so far where several are needed. */
  readonly chosen: readonly string[]
  /** An answer that is more than options, as far as it is put together; undefined: not begun. */
  readonly draft: unknown
  readonly reader: Reader
  /** Taps an option: answers at once, or adds to what is chosen. */
  readonly choose: (option: string) => void
  readonly clear: () => void
  readonly setDraft: (draft: unknown) => void
  readonly submit: (answer: Answer) => void
  readonly take: (offer: string) => void
  readonly showCard: (card: string) => void
  readonly showRule: (rule: string) => void
}

const TableContext = createContext<TableModel | null>(null)
export const TableProvider = TableContext.Provider

/** The table one sits at. */
export function useTable(): TableModel {
  const model = useContext(TableContext)
  if (!model) throw new Error('A part of the table stands outside of a table')
  return model
}

/** A text of the game by key, filled in; a missing key shows itself rather than nothing. */
export function textOf(
  model: Pick<TableModel, 'game' | 'reader'>,
  group: 'asks' | 'options' | 'log' | 'zones' | 'tracks' | 'marks' | 'phases' | 'ends' | 'words',
  key: string,
  params: Readonly<Record<string, FillParam>> = {},
): TextNode[] {
  const text = model.game.text[group][key]
  return text ? fill(text, params, model.reader) : [{ kind: 'words', text: key }]
}
