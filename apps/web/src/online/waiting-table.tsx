import type { ClientTable, TableInfo } from '@sablier/protocol'
import { pictureUrl } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { endText } from './notice-words.ts'
import { useTableNames } from './use-table-names.ts'
import { WaitingSeat } from './waiting-seat.tsx'
import { WaitingState, WaitingWays } from './waiting-ways.tsx'

interface WaitingTableProps {
  readonly clientTable: ClientTable
  /** The name of the game. */
  readonly title: string
  readonly invite: string | null
}

/** The table from above: the box in the middle, a place card for each seat, and at the foot what is missing. */
export function WaitingTable({ clientTable, title, invite }: WaitingTableProps) {
  const say = useSayWord()
  const { table, presence } = clientTable
  const names = useTableNames(table)
  const host = table.host === null ? null : table.seats[table.host]?.person?.name
  const isOpen = table.status === 'open'
  return (
    <section className="waiting-table" aria-labelledby="waiting-title">
      <header>
        <h1 id="waiting-title">{host ? say('tableOf', { name: host }) : title}</h1>
        <p>{say('seatsTaken', { taken: takenSeats(table), n: table.seats.length })}</p>
      </header>
      <div className="waiting-cloth">
        <figure className="waiting-box">
          <img src={pictureUrl(table.game, 'cover', 'small-cover')} alt="" width="640" height="400" decoding="async" />
          <figcaption>{title}</figcaption>
        </figure>
        <ul className="waiting-seats" aria-label={say('seatsTitle')}>
          {table.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} data-seat={seat} className="waiting-seat" style={placeOf(table, seat)}>
              <WaitingSeat seat={seat} table={table} presence={presence} invite={invite} />
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <p role="status" className="waiting-state">
          {isOpen ? <WaitingState table={table} presence={presence} /> : table.end && endText(names, table.end)}
        </p>
        {isOpen && <WaitingWays table={table} presence={presence} />}
      </footer>
    </section>
  )
}

const takenSeats = ({ seats }: TableInfo): number => seats.filter(({ person, bot }) => person || bot).length

/** Where a seat lies on the oval, in percent: one's own is nearest, the others follow clockwise. */
function placeOf({ seats, you }: TableInfo, seat: number): CSSProperties {
  const turn = (2 * Math.PI * ((seat - (you ?? 0) + seats.length) % seats.length)) / seats.length
  return { '--x': `${50 - 39 * Math.sin(turn)}%`, '--y': `${50 + 37 * Math.cos(turn)}%` } as CSSProperties
}
