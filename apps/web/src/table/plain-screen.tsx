import type { Seat, SeenEvent } from '@sablier/kernel'
import { Chronicle, Decision, DiceTray, GenericBoard, SeatPanel, useTable, useTableParts, useWords } from '@sablier/ui'
import { type RefObject, useEffect, useRef } from 'react'

/** The screen of a game that has no screen of its own: seats and log beside its board. */
export function PlainScreen() {
  const { look, table, view, events } = useTable()
  const { Head } = useTableParts()
  const words = useWords()
  const seats = useRef<HTMLElement>(null)
  const { waiting, viewer } = view
  useSeatInSight(seats, waiting.find((seat) => seat === viewer) ?? waiting[0])
  const Board = look.board ?? GenericBoard
  return (
    <>
      <div className="table-top">
        <Head />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when there is little room, and holds nothing to focus */}
      <section className="table-seats" aria-label={words('seats')} tabIndex={0} ref={seats}>
        <ul>
          {table.seats.map((seat) => (
            <SeatPanel key={seat} seat={seat} />
          ))}
        </ul>
      </section>
      <main className="table-main" id="content" tabIndex={-1}>
        {!look.showsDice && <DiceTray events={recent(events, view.entries)} />}
        <Board />
      </main>
      <Chronicle />
      <Decision />
    </>
  )
}

/** Where the seats do not fit, whoever is to decide is in sight. */
function useSeatInSight(inside: RefObject<HTMLElement | null>, seat: Seat | undefined): void {
  useEffect(() => {
    if (seat === undefined) return
    const panel = inside.current?.querySelector(`[data-seat="${seat}"]`)
    panel?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [inside, seat])
}

/** Dice stay on the table for a few answers. */
const recent = (events: readonly SeenEvent[], entries: number): readonly SeenEvent[] =>
  events.slice(-120).filter(({ entry }) => entry >= entries - 3)
