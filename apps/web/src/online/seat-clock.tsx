import type { TableInfo } from '@sablier/protocol'
import { Icon, useLanguage } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { timeLeft } from './time-left.ts'
import { useServerTime } from './use-server-time.ts'

const HURRY_MS = 30_000

/** How long a seat may still think; it runs down while the seat decides. */
export function SeatClock({ table, seat }: { table: TableInfo; seat: number }) {
  const say = useSayWord()
  const language = useLanguage()
  const deadline = table.deadlines[seat] ?? null
  const now = useServerTime(deadline !== null)
  const left = deadline === null ? (table.seats[seat]?.bank ?? null) : deadline - now
  if (table.clock.kind === 'none' || left === null) return null
  const until =
    deadline === null
      ? undefined
      : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(deadline)
  const hurries = deadline !== null && left < HURRY_MS
  return (
    <span
      className={`seat-clock${hurries ? ' seat-clock-hurry' : ''}`}
      role="timer"
      aria-label={`${say('timeLeft')} ${timeLeft(say, left)}`}
      title={until && say('until', { time: until })}
    >
      <Icon name="hourglass" /> {timeLeft(say, left)}
    </span>
  )
}
