import { plain, type Seat, type SeenEvent } from '@sablier/kernel'
import {
  AskBar,
  CardInspector,
  DiceTray,
  GenericBoard,
  Log,
  RuleNote,
  SeatPanel,
  TableProvider,
  textOf,
  useFlights,
  useSay,
  useWords,
} from '@sablier/ui'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
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
  /** Above the question: advice, a guide. */
  readonly advice?: ReactNode
  readonly overlay?: ReactNode
}

/** A whole table: who plays, what lies there, what is asked, what happened. */
export function TableScreen({ tools, menu, notice, aside, advice, overlay, ...source }: TableScreenProps) {
  const { model, opened, close } = useTableModel(source)
  const { events } = source
  const say = useSayWord()
  const tell = useSay()
  const words = useWords()
  const root = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<'table' | 'log'>('table')
  useFlights(root, events, useStill())
  const { waiting, viewer } = source.view
  useSeatInSight(root, waiting.find((seat) => seat === viewer) ?? waiting[0])
  const { game, look, view } = model
  const Board = look.board ?? GenericBoard
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
          <Board />
        </main>
        <aside className="table-side" aria-label={say('log')}>
          <Log events={events} />
          {aside}
        </aside>
        <div className="table-ask">
          {advice}
          <AskBar tools={tools} />
        </div>
        {opened.card !== null && <CardInspector card={opened.card} onClose={close} />}
        {opened.rule !== null && (
          <RuleNote
            rule={opened.rule}
            onClose={close}
            more={
              <Link href={`/rules/${game.id}#${opened.rule}`} className="rule-more">
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
