import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react'
import { DecisionBar } from './ask/decision-bar.tsx'
import { Log } from './log.tsx'
import { useTable } from './table-context.tsx'
import { useWords } from './words.ts'

/** What every table has besides its board. A game with a screen of its own decides where each part stands. */
export interface TableParts {
  /** The line above the table: title and menu at its ends, and between them whatever the game puts there. */
  readonly Head: ComponentType<{ children?: ReactNode }>
  /** Buttons at the end of the decision bar: hint, undo. */
  readonly tools: ReactNode
  /** Above the decision bar: advice, a guide. */
  readonly advice: ReactNode
  /** Takes the place of the decision bar while one looks at an earlier moment. */
  readonly past: ReactNode
  /** What is said in place of the question while one cannot answer. */
  readonly instead: string | undefined
  /** Below the log: the chat of an online table. */
  readonly aside: ReactNode
  /** Runs when a question can be answered: after whatever the game shows before it. */
  readonly onAsked: (() => void) | undefined
  /** Keeps the end of the game back while what led to it is still shown. */
  readonly onHold?: (holds: boolean) => void
}

const PartsContext = createContext<TableParts | null>(null)
export const TablePartsProvider = PartsContext.Provider

export function useTableParts(): TableParts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('A part of the table stands outside of a table')
  return parts
}

interface DecisionProps {
  /** Between the question and the buttons: a ladder, a forecast, what is picked so far. */
  readonly children?: ReactNode
  /** Below the question: the effect text of the card in question, the costs, what to press. */
  readonly reason?: ReactNode
  /** What the confirmation says: "Bid 3" instead of "Confirm". */
  readonly confirm?: string | undefined
}

/** The decision bar with its tools. Advice floats above it, so that nothing moves when advice comes. */
export function Decision({ children, reason, confirm }: DecisionProps) {
  const { tools, advice, past, instead, onAsked } = useTableParts()
  const { ask, question, me, seats } = useTable()
  const asked = ask ? question : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, whatever others answer meanwhile
  useEffect(() => {
    if (asked !== null) onAsked?.()
  }, [asked])
  return (
    <div className="table-ask">
      {advice && <div className="table-advice">{advice}</div>}
      {past || (
        <DecisionBar
          tools={<OwnTools note={seats[me ?? -1]?.note} tools={tools} />}
          instead={instead}
          reason={reason}
          confirm={confirm}
        >
          {children}
        </DecisionBar>
      )}
    </div>
  )
}

/** At the end of the decision bar: one's own clock and what else an online table says of one's seat, then the tools. */
function OwnTools({ note, tools }: { note: ReactNode; tools: ReactNode }) {
  return (
    <>
      {note && <span className="ask-own">{note}</span>}
      {tools}
    </>
  )
}

/** The log and, at an online table, the chat. */
export function Chronicle() {
  const { events } = useTable()
  const { aside } = useTableParts()
  const say = useWords()
  return (
    <aside className="table-side" aria-label={say('log')}>
      <Log events={events} />
      {aside}
    </aside>
  )
}
