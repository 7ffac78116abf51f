import type { TableInfo } from '@sablier/protocol'
import { useSayWord } from '../words/use-words.ts'
import { Lookalike } from './lookalike.tsx'
import { SeatClock } from './seat-clock.tsx'

/** What everybody sees beside a name: who answers for somebody who has gone, and the time to think. */
export function SeatNote({ table, seat }: { table: TableInfo; seat: number }) {
  const say = useSayWord()
  const { away, advised = 0, lookalike } = table.seats[seat] ?? {}
  return (
    <>
      {away && <span className="seat-tag">{say(away === 'resigned' ? 'seatResigned' : 'seatHandedOver')}</span>}
      {lookalike && <Lookalike />}
      {advised > 0 && (
        <span className="seat-tag" title={say('advisedHint')}>
          {say('advisedTimes', { n: advised })}
        </span>
      )}
      <SeatClock table={table} seat={seat} />
    </>
  )
}
