import type { TableSummary } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { Icon, useSay } from '@sablier/ui'
import { Link } from 'wouter'
import { computer } from '../start/start-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { clockText } from './time-left.ts'

/** A table in a list: the game, who sits there, how long it takes, and what one can do. */
export function TableLine({ table }: { table: TableSummary }) {
  const say = useSayWord()
  const tell = useSay()
  const entry = findGame(table.game)
  const names = table.seats.map((seat, i) => (seat ? seat.name || computer(i).name : say('openSeat')))
  const way = table.you !== null ? 'resume' : table.status === 'open' && table.free > 0 ? 'joinTable' : 'watch'
  return (
    <li className="continue-item" data-game={table.game}>
      <Link href={`/table/${table.id}`} className="continue-link">
        <span>
          <b>{entry ? tell(entry.title) : table.game}</b>
          <small>{names.join(', ')}</small>
          <small>
            {entry && (
              <>
                <Icon name="hourglass" /> {say('minutes', { min: entry.minutes[0], max: entry.minutes[1] })} ·{' '}
              </>
            )}
            {clockText(say, table.clock)}
          </small>
        </span>
        <span className={table.yourTurn ? 'table-way table-way-turn' : 'table-way'}>
          {say(table.yourTurn ? 'yourTurn' : way)}
        </span>
      </Link>
    </li>
  )
}
