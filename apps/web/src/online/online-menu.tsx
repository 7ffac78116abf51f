import type { Presence, TableInfo } from '@sablier/protocol'
import { Link } from 'wouter'
import { useSettings } from '../settings/settings-store.ts'
import { useSayWord } from '../words/use-words.ts'
import type { TableNames } from './notice-words.ts'
import { act, useOnlineTable } from './online-table.ts'
import type { OpenedWindow } from './table-windows.tsx'
import { timeLeft } from './time-left.ts'

interface OnlineMenuProps {
  readonly table: TableInfo
  /** The seated people who are not connected. */
  readonly absent: Presence['absent']
  readonly names: TableNames
  readonly onOpen: (window: OpenedWindow) => void
  readonly onHourglass: () => void
}

/** What the menu of an online table offers to whom it concerns. */
export function OnlineMenu(props: OnlineMenuProps) {
  const { table, onOpen, onHourglass } = props
  const say = useSayWord()
  const { sound, set } = useSettings()
  return (
    <>
      <button type="button" onClick={onHourglass}>
        {say('hourglass')}
      </button>
      {table.you !== null && table.status === 'playing' && <SeatEntries {...props} you={table.you} />}
      <button type="button" onClick={() => onOpen({ kind: 'dice' })}>
        {say('fairDice')}
      </button>
      <button type="button" onClick={() => set({ sound: !sound })} aria-pressed={sound}>
        {say('soundIs', { state: say(sound ? 'on' : 'off') })}
      </button>
      <Link href={`/rules/${table.game}`}>{say('rules')}</Link>
      <Link href="/settings">{say('settings')}</Link>
      <Link href="/online">{say('lobby')}</Link>
    </>
  )
}

/** What only who sits at the table may do. */
function SeatEntries(props: OnlineMenuProps & { you: number }) {
  const { table, you, onOpen } = props
  const say = useSayWord()
  const { bot, voice } = table.seats[you] ?? {}
  const others = table.seats.flatMap((seat, i) => (seat.voice && i !== you ? [i] : []))
  if (!voice) return null
  return (
    <>
      {bot ? (
        <button type="button" onClick={() => act({ type: 'take-back' })}>
          {say('takeBack')}
        </button>
      ) : (
        <button type="button" onClick={() => onOpen({ kind: 'hand-over' })}>
          {say('handOver')}
        </button>
      )}
      <button type="button" onClick={() => onOpen({ kind: 'undo' })}>
        {say('askUndo')}
      </button>
      {others.map((seat) => (
        <OtherEntries key={seat} {...props} seat={seat} canRemove={others.length > 1} />
      ))}
      {!table.hints && (
        <button type="button" onClick={() => act({ type: 'propose', proposal: { kind: 'advice' } })}>
          {say('proposeAdvice')}
        </button>
      )}
      <button type="button" onClick={() => onOpen({ kind: 'device' })}>
        {say('otherDevice')}
      </button>
      <button type="button" onClick={() => onOpen({ kind: 'close', isAlone: others.length === 0 })}>
        {say(others.length === 0 ? 'closeGame' : 'proposeClose')}
      </button>
      <button type="button" onClick={() => onOpen({ kind: 'resign' })}>
        {say('resign')}
      </button>
    </>
  )
}

interface OtherEntriesProps extends OnlineMenuProps {
  readonly seat: number
  readonly canRemove: boolean
}

/** What can be proposed about another person: only whoever has been away for long enough can be handed over. */
function OtherEntries({ table, seat, absent, names, onOpen, canRemove }: OtherEntriesProps) {
  const say = useSayWord()
  const ahead = useOnlineTable((state) => state.ahead)
  const name = names.seatName(seat)
  const { grace } = table.consent
  const since = absent.find((other) => other.seat === seat)?.since ?? null
  const isFree = grace !== null && since !== null && table.seats[seat]?.bot === null
  const wait = isFree ? since + grace - (Date.now() + ahead) : 0
  return (
    <>
      {isFree && (
        <button type="button" disabled={wait > 0} onClick={() => onOpen({ kind: 'hand-over-seat', seat })}>
          {wait > 0 ? say('handOverNotYet', { name, time: timeLeft(say, wait) }) : say('handOverSeat', { name })}
        </button>
      )}
      {canRemove && (
        <button type="button" onClick={() => onOpen({ kind: 'remove', seat })}>
          {say('proposeRemove', { name })}
        </button>
      )}
    </>
  )
}
