import type { Answer, AnyGame, Reader, Seat, SeenAsk, SeenEvent, Table, View } from '@sablier/kernel'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Picks } from './choose/picks.ts'
import type { GameView } from './game-view.ts'
import { lastMoved } from './last-moved.ts'

/** The person or computer player of a seat. */
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
  /** What is put together for the open question; read it by `useChosen`, `useDraft` and `usePointed`. */
  readonly picks: Picks
  readonly reader: Reader
  /** Taps an option: answers at once, or adds to what is chosen. `twice`: even a single answer is chosen first. */
  readonly choose: (option: string, twice?: boolean) => void
  readonly clear: () => void
  readonly setDraft: (draft: unknown) => void
  readonly submit: (answer: Answer) => void
  readonly take: (offer: string, said?: object) => void
  readonly showRule: (rule: string) => void
  /** What a rule is called: the title of its chapter, and its place there. */
  readonly ruleTitle?: (rule: string) => string
}

/** What stays the same while a game goes on: parts that read only this need not be drawn again after an answer. */
export type GameModel = Pick<TableModel, 'game' | 'look' | 'reader' | 'showRule' | 'ruleTitle'>

const TableContext = createContext<TableModel | null>(null)
const GameContext = createContext<GameModel | null>(null)
const LastMovedContext = createContext<ReadonlySet<string>>(new Set())

/** Everything inside shows cards and words of one game, without a table. */
export function GameProvider({ value, children }: { value: GameModel; children: ReactNode }) {
  return <GameContext value={value}>{children}</GameContext>
}

/** Everything inside belongs to one table. */
export function TableProvider({ value, children }: { value: TableModel; children: ReactNode }) {
  const { game, look, reader, showRule, ruleTitle } = value
  const still = useMemo(
    () => ({ game, look, reader, showRule, ...(ruleTitle && { ruleTitle }) }),
    [game, look, reader, showRule, ruleTitle],
  )
  const { events, view } = value
  const moved = useMemo(() => lastMoved(events, view.lastOwn), [events, view.lastOwn])
  return (
    <GameContext value={still}>
      <LastMovedContext value={moved}>
        <TableContext value={value}>{children}</TableContext>
      </LastMovedContext>
    </GameContext>
  )
}

/** The table one sits at. */
export function useTable(): TableModel {
  const model = useContext(TableContext)
  if (!model) throw new Error('A part of the table stands outside of a table')
  return model
}

/** The ids of the pieces that others moved last: marked until one answers. */
export const useLastMoved = (): ReadonlySet<string> => useContext(LastMovedContext)

/** The game that is played here: its texts, its look and what opens a card or a rule. */
export function useGame(): GameModel {
  const model = useContext(GameContext)
  if (!model) throw new Error('A part of the table stands outside of a table')
  return model
}
