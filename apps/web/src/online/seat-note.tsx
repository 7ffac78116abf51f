import type { TableInfo } from '@sablier/protocol'
import { useSayWord } from '../words/use-words.ts'
import { SeatClock } from './seat-clock.tsx'

/** What everybody sees beside a name: who answers for somebody who has gone, and the time to think. */
export function SeatNote({ table, seat }: { table: TableInfo; seat: number }) {
  const say = useSayWord()
  const away = table.seats[seat]?.away
  return (
    <>
      {away && <span className="seat-tag">{say(away === 'resigned' ? 'seatResigned' : 'seatHandedOver')}</span>}
      <SeatClock table={table} seat={seat} />
    </>
  )
}
