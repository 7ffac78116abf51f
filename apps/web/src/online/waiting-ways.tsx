import { list } from '@sablier/kernel'
import type { TableInfo } from '@sablier/protocol'
import { useLanguage } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'
import { timeSaid } from './time-said.ts'

interface WaitingProps {
  readonly table: TableInfo
  /** Seats whose people are connected. */
  readonly here: readonly number[]
}

/** Who sits here and is not connected. */
function useAway({ table, here }: WaitingProps): { seats: number[]; names: string } {
  const language = useLanguage()
  const seats = table.seats.flatMap(({ person }, seat) => (person && !here.includes(seat) ? [seat] : []))
  return {
    seats,
    names: list(
      language,
      seats.map((seat) => table.seats[seat]?.person?.name ?? ''),
    ),
  }
}

/** For whom the table still waits. */
export function WaitingState(props: WaitingProps) {
  const say = useSayWord()
  const language = useLanguage()
  const { seats } = props.table
  const away = useAway(props)
  const guests = seats.flatMap(({ invited }) => (invited ? [invited.name] : []))
  if (seats.some(({ person, bot, invited }) => !person && !bot && !invited)) return say('waitingForPlayers')
  if (guests.length > 0) return say('waitingForGuests', { names: list(language, guests) })
  return away.seats.length > 0 ? say('someAway', { names: away.names }) : say('allHere')
}

/** How the game begins: by the host, also without people who are not here. */
export function WaitingWays(props: WaitingProps) {
  const say = useSayWord()
  const language = useLanguage()
  const { table } = props
  const away = useAway(props)
  const isFull = table.seats.every(({ person, bot }) => person || bot)
  const host = table.host === null ? null : table.seats[table.host]?.person?.name
  return (
    <div className="setup-ways">
      {table.youHost && (
        <button type="button" className="strong" onClick={() => act({ type: 'start' })}>
          {say('startGame')}
        </button>
      )}
      {table.youHost && away.seats.length > 0 && (
        <button type="button" className="quiet" onClick={() => act({ type: 'start', without: away.seats })}>
          {say('startWithout', { names: away.names })}
        </button>
      )}
      {table.you !== null && (
        <button type="button" className="quiet" onClick={() => act({ type: 'leave' })}>
          {say('leaveTable')}
        </button>
      )}
      {table.youHost && !isFull && <p className="hint">{say('startHint')}</p>}
      {!table.youHost && host && <p className="hint">{say('hostStarts', { name: host })}</p>}
      {table.expiresAt !== null && (
        <p className="hint">{say('expiresAt', { time: timeSaid(language, table.expiresAt, Date.now()) })}</p>
      )}
    </div>
  )
}
