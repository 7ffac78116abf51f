import type { TableInfo } from '@sablier/protocol'
import type { SeatInfo } from '@sablier/ui'
import { Link } from 'wouter'
import { useSettings } from '../settings/settings-store.ts'
import { useSayWord } from '../words/use-words.ts'
import { act, proposeClose } from './online-table.ts'
import type { OpenedWindow } from './table-windows.tsx'

interface OnlineMenuProps {
  readonly table: TableInfo
  readonly seats: readonly SeatInfo[]
  readonly onOpen: (window: OpenedWindow) => void
  readonly onHourglass: () => void
}

/** What the menu of an online table offers to whom it concerns. */
export function OnlineMenu({ table, seats, onOpen, onHourglass }: OnlineMenuProps) {
  const say = useSayWord()
  const { sound, set } = useSettings()
  return (
    <>
      <button type="button" onClick={onHourglass}>
        {say('hourglass')}
      </button>
      {table.you !== null && table.status === 'playing' && (
        <SeatEntries table={table} you={table.you} seats={seats} onOpen={onOpen} />
      )}
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
function SeatEntries({ table, you, seats, onOpen }: Omit<OnlineMenuProps, 'onHourglass'> & { you: number }) {
  const say = useSayWord()
  const { bot, away } = table.seats[you] ?? {}
  const others = table.seats.flatMap(({ person, bot: taken }, seat) => (person && !taken && seat !== you ? [seat] : []))
  return (
    <>
      {!bot && (
        <>
          <button type="button" onClick={() => onOpen({ kind: 'undo' })}>
            {say('askUndo')}
          </button>
          <button type="button" onClick={() => onOpen({ kind: 'hand-over' })}>
            {say('handOver')}
          </button>
        </>
      )}
      {bot && away !== 'resigned' && (
        <button type="button" onClick={() => act({ type: 'take-back' })}>
          {say('takeBack')}
        </button>
      )}
      {others.map((seat) => (
        <button key={seat} type="button" onClick={() => onOpen({ kind: 'hand-over-seat', seat })}>
          {say('handOverSeat', { name: seats[seat]?.name ?? '' })}
        </button>
      ))}
      <button type="button" onClick={() => onOpen({ kind: 'device' })}>
        {say('otherDevice')}
      </button>
      <button type="button" onClick={others.length === 0 ? () => onOpen({ kind: 'close' }) : proposeClose}>
        {say('closeGame')}
      </button>
      {away !== 'resigned' && (
        <button type="button" onClick={() => onOpen({ kind: 'resign' })}>
          {say('resign')}
        </button>
      )}
    </>
  )
}
