import { list } from '@sablier/kernel'
import { type ClientTable, detailText, type TableInfo } from '@sablier/protocol'
import { Icon, useLanguage } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'
import { timeLeft } from './time-left.ts'
import { momentSaid } from './time-said.ts'
import { useServerTime } from './use-server-time.ts'
import { allHere, awayIn, waitForAway } from './who-is-away.ts'

interface WaitingProps {
  readonly table: TableInfo
  readonly presence: ClientTable['presence']
}

/** The seated people who are away. */
function useAway({ table, presence }: WaitingProps): { seats: number[]; names: string } {
  const language = useLanguage()
  const seats = awayIn(table, presence)
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
  const { table, presence } = props
  const { seats } = table
  const away = useAway(props)
  const guests = seats.flatMap(({ invited }) => (invited ? [invited.name] : []))
  if (table.removed) return detailText('removed-by-host', language)
  if (seats.some(({ person, bot, invited }) => !person && !bot && !invited)) return say('waitingForPlayers')
  if (guests.length > 0) return say('waitingForGuests', { names: list(language, guests) })
  if (away.seats.length > 0) return say('someAway', { names: away.names })
  // Before the server has said who is there nothing is said about it.
  return allHere(table, presence) ? say('allHere') : null
}

/** How the game begins: by the host, also without people who are not here. */
export function WaitingWays(props: WaitingProps) {
  const say = useSayWord()
  const language = useLanguage()
  const { table } = props
  const away = useAway(props)
  const isFull = table.seats.every(({ person, bot }) => person || bot)
  const host = table.host === null ? null : table.seats[table.host]?.person?.name
  const isReady = table.you !== null && table.seats[table.you]?.ready === true
  const areReady = isFull && table.seats.every(({ ready }) => ready)
  return (
    <div className="setup-ways">
      {table.you !== null && (
        <button
          type="button"
          className="quiet ready-mark"
          aria-pressed={isReady}
          onClick={() => act({ type: 'ready', ready: !isReady })}
        >
          <Icon name="candle-light" /> {say('iAmReady')}
        </button>
      )}
      {table.youHost && (
        <button type="button" className={areReady ? 'gold' : 'strong'} onClick={() => act({ type: 'start' })}>
          {say('startGame')}
        </button>
      )}
      {table.youHost && away.seats.length > 0 && <StartWithout {...props} {...away} />}
      {table.you !== null && (
        <button type="button" className="quiet" onClick={() => act({ type: 'leave' })}>
          {say('leaveTable')}
        </button>
      )}
      {table.youHost && !isFull && <p className="hint">{say('startHint')}</p>}
      {!table.youHost && host && <p className="hint">{say('hostStarts', { name: host })}</p>}
      {table.expiresAt !== null && (
        <p className="hint">{say('expiresAt', { moment: momentSaid(say, language, table.expiresAt) })}</p>
      )}
    </div>
  )
}

/** The way to begin without those who are away: open once the last of them has been gone for long enough. */
function StartWithout({ table, presence, seats, names }: WaitingProps & ReturnType<typeof useAway>) {
  const say = useSayWord()
  const wait = waitForAway(table, presence, useServerTime(true))
  return (
    <button type="button" className="quiet" disabled={wait > 0} onClick={() => act({ type: 'start', without: seats })}>
      {wait > 0 ? say('startWithoutSoon', { names, time: timeLeft(say, wait) }) : say('startWithout', { names })}
    </button>
  )
}
