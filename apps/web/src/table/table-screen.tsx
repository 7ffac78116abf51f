import { plain, type Seat, type SeenEvent, textOf } from '@sablier/kernel'
import {
  CardZoom,
  DecisionBar,
  DiceTray,
  GenericBoard,
  Log,
  RuleNote,
  SeatPanel,
  TableProvider,
  useFlights,
  useSay,
  useTableKeys,
  useWords,
} from '@sablier/ui'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useStill } from '../settings/use-appearance.ts'
import { useSayWord } from '../words/use-words.ts'
import { TableHead } from './table-head.tsx'
import { type TableSource, useTableModel } from './use-table-model.ts'

interface TableScreenProps extends TableSource {
  /** Buttons beside the question: undo, redo. */
  readonly tools?: ReactNode
  /** Entries of the table's menu. */
  readonly menu?: ReactNode
  /** Between the head and the table: a scrubber, a notice. */
  readonly notice?: ReactNode
  /** Below the log: chat. */
  readonly aside?: ReactNode
  /** What is said in place of the question while one cannot answer; without it: who is asked. */
  readonly instead?: string | undefined
  /** How many things others have said in the chat. */
  readonly said?: number
  /** Above the question: advice, a guide. */
  readonly advice?: ReactNode
  readonly overlay?: ReactNode
}

/** A whole table: who plays, what lies there, what is asked, what happened. */
export function TableScreen(props: TableScreenProps) {
  const { tools, menu, notice, aside, instead, said = 0, advice, overlay, ...source } = props
  const { model, openRule, close } = useTableModel(source)
  const { events } = source
  const say = useSayWord()
  const tell = useSay()
  const words = useWords()
  const root = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<'table' | 'log'>('table')
  const unread = useUnread(said, tab === 'log')
  useTableKeys(root)
  useFlights(root, events, useStill())
  const { waiting, viewer } = source.view
  useSeatInSight(root, waiting.find((seat) => seat === viewer) ?? waiting[0])
  const { game, look, view } = model
  const Board = look.board ?? GenericBoard
  // The same element while the table is the same: whatever else changes on the screen does not draw the board again.
  const board = useMemo(() => <Board />, [Board])
  const phase = plain(textOf(model, 'phases', view.state.phase))
  return (
    <TableProvider value={model}>
      <div
        className="table-screen"
        data-game={game.id}
        data-tab={tab}
        data-over={view.state.result !== null}
        ref={root}
      >
        <div className="table-top">
          <TableHead
            title={tell(game.text.title)}
            phase={phase}
            round={view.state.round}
            menu={menu}
            tab={tab}
            onTab={setTab}
            unread={unread}
          />
          {notice}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when there is little room, and holds nothing to focus */}
        <section className="table-seats" aria-label={words('seats')} tabIndex={0}>
          <ul>
            {model.table.seats.map((seat) => (
              <SeatPanel key={seat} seat={seat} />
            ))}
          </ul>
        </section>
        <main className="table-main" id="content" tabIndex={-1}>
          <h1 className="visually-hidden">{tell(game.text.title)}</h1>
          {!look.showsDice && <DiceTray events={recent(events, view.entries)} />}
          {board}
        </main>
        <aside className="table-side" aria-label={say('log')}>
          <Log events={events} />
          {aside}
        </aside>
        <div className="table-ask">
          {advice}
          <DecisionBar tools={tools} instead={instead} />
        </div>
        <CardZoom game={game} look={look} />
        {openRule !== null && (
          <RuleNote
            rule={openRule}
            onClose={close}
            more={
              <Link href={`/rules/${game.id}#${openRule}`} className="rule-more">
                {say('rulesOf', { game: tell(game.text.title) })}
              </Link>
            }
          />
        )}
        {overlay}
      </div>
    </TableProvider>
  )
}

/** How much was said since one last looked at the chat, where it has a tab of its own. */
function useUnread(said: number, looks: boolean): number {
  const [heard, setHeard] = useState(said)
  if (looks && heard !== said) setHeard(said)
  return Math.max(0, said - heard)
}

/** Where the seats do not fit, whoever is to decide is in sight. */
function useSeatInSight(inside: RefObject<HTMLElement | null>, seat: Seat | undefined): void {
  useEffect(() => {
    if (seat === undefined) return
    const panel = inside.current?.querySelector(`.table-seats [data-seat="${seat}"]`)
    panel?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [inside, seat])
}

/** Dice stay on the table for a few answers. */
const recent = (events: readonly SeenEvent[], entries: number): readonly SeenEvent[] =>
  events.slice(-120).filter(({ entry }) => entry >= entries - 3)
