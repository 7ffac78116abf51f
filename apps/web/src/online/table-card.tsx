import { CHARACTERS } from '@sablier/bots'
import { list } from '@sablier/kernel'
import type { TableSummary } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { Avatar, Icon, pictureUrl, useLanguage, useSay } from '@sablier/ui'
import { Link } from 'wouter'
import { useSayWord } from '../words/use-words.ts'
import { replayPath, tablePath } from './table-address.ts'
import { wayOf } from './table-line.tsx'
import { TableOptions } from './table-options.tsx'
import { clockText } from './time-left.ts'

/** A table in the lobby: the game, its pace and rules, who sits there, and the one thing one can do. */
export function TableCard({ table }: { table: TableSummary }) {
  const say = useSayWord()
  const tell = useSay()
  const language = useLanguage()
  const entry = findGame(table.game)
  const title = entry ? tell(entry.title) : table.game
  const way = wayOf(table)
  const names = table.seats.flatMap((seat) => (seat ? [seat.bot ? CHARACTERS[seat.bot].name : seat.name] : []))
  return (
    <li className="table-card" data-game={table.game}>
      <img src={pictureUrl(table.game, 'cover', 'box')} alt="" width="76" height="76" loading="lazy" decoding="async" />
      <div className="table-card-text">
        <h3>{title}</h3>
        <p className="table-card-facts">
          <span>
            <Icon name="hourglass" /> {clockText(say, table.clock)}
          </span>
          {entry && <span>{say('minutes', { min: entry.minutes[0], max: entry.minutes[1] })}</span>}
          <TableOptions game={table.game} seats={table.seats.length} options={table.options} />
        </p>
        <SeatsAt table={table} names={list(language, names)} />
      </div>
      <div className="table-card-way">
        <Link
          href={table.status === 'over' ? replayPath(table.id, null) : tablePath(table.id, null)}
          className={way === 'joinTable' || way === 'takeSeat' ? 'strong' : 'quiet'}
          aria-label={`${say(way)}: ${title}, ${list(language, names)}`}
        >
          {say(way)}
        </Link>
        {table.free > 0 && table.status === 'open' && <small>{say('seatsFree', { n: table.free })}</small>}
      </div>
    </li>
  )
}

/** A medallion for everybody who sits, an empty chair for every free seat, and the names. */
function SeatsAt({ table, names }: { table: TableSummary; names: string }) {
  return (
    <div className="table-card-seats">
      {table.seats.map((seat, i) => {
        const key = `${i}`
        return seat ? (
          <Avatar key={key} seat={i} size="small" />
        ) : (
          <span key={key} className="free-chair" aria-hidden="true" />
        )
      })}
      <span>{names}</span>
    </div>
  )
}
