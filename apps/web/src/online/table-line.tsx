import { list } from '@sablier/kernel'
import type { TableSummary } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { Icon, useLanguage } from '@sablier/ui'
import { GameStrip } from '../home/game-strip.tsx'
import { useSayWord, type Word } from '../words/use-words.ts'
import { seatName } from './seat-name.ts'
import { replayPath, tablePath } from './table-address.ts'
import { clockText } from './time-left.ts'
import { timeSaid } from './time-said.ts'

/** A table in a list: the game, who sits there, how long it takes or how it ended, and what one can do. */
export function TableLine({ table }: { table: TableSummary }) {
  const say = useSayWord()
  const people = table.seats.map((seat) => seat?.name)
  const names = table.seats.map((seat, i) => (seat ? seatName(people, i) : say('openSeat')))
  const isLive = table.status === 'open' || table.status === 'playing'
  return (
    <GameStrip
      game={table.game}
      href={table.status === 'over' ? replayPath(table.id, null) : tablePath(table.id, null)}
      who={names.join(', ')}
      where={isLive ? <Expected table={table} /> : <Outcome table={table} names={names} />}
      way={say(wayOf(table))}
      yourTurn={table.yourTurn}
    />
  )
}

/** What one can do there: go on only where that can be done. */
export function wayOf({ yourTurn, canContinue, invited, status, free, you }: TableSummary): Word {
  if (yourTurn) return 'yourTurn'
  if (canContinue) return 'resume'
  if (invited) return 'takeSeat'
  if (status === 'over') return 'watchReplay'
  return status === 'open' && free > 0 && you === null ? 'joinTable' : 'watch'
}

function Expected({ table }: { table: TableSummary }) {
  const say = useSayWord()
  const entry = findGame(table.game)
  return (
    <>
      {entry && (
        <>
          <Icon name="hourglass" /> {say('minutes', { min: entry.minutes[0], max: entry.minutes[1] })} ·{' '}
        </>
      )}
      {clockText(say, table.clock)}
    </>
  )
}

/** The winner and the date; a game that was stopped has no winner. */
function Outcome({ table, names }: { table: TableSummary; names: readonly string[] }) {
  const say = useSayWord()
  const language = useLanguage()
  const winners = (table.result?.winners ?? []).map((seat) => names[seat] ?? '')
  const won = winners.length === 1 ? 'winner' : 'winners'
  return (
    <>
      {winners.length > 0 ? say(won, { names: list(language, winners) }) : say('noWinner')} ·{' '}
      <time dateTime={new Date(table.changedAt).toISOString()}>{timeSaid(language, table.changedAt, Date.now())}</time>
    </>
  )
}
