import type { ClientTable, TableInfo } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { Cover } from '../home/covers/cover.tsx'
import { OptionList } from '../start/option-fields.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { Chat } from './chat.tsx'
import { CopyLink } from './copy-link.tsx'
import { FairDice } from './fair-dice.tsx'
import { FaultNotice } from './fault-notice.tsx'
import { type Fault, needsReload } from './fault-words.ts'
import { endText } from './notice-words.ts'
import { ShareButton } from './share-button.tsx'
import { tablePath } from './table-address.ts'
import { clockText } from './time-left.ts'
import { useTableNames } from './use-table-names.ts'
import { WaitingSeat } from './waiting-seat.tsx'
import { WaitingState, WaitingWays } from './waiting-ways.tsx'
import { isAway } from './who-is-away.ts'

interface WaitingRoomProps {
  readonly clientTable: ClientTable
  readonly invite: string | null
  readonly connected: boolean
  readonly fault: Fault | null
}

/** Before the game: who sits, who is missing, by which rules, and the link to invite people. */
export function WaitingRoom({ clientTable, invite, connected, fault }: WaitingRoomProps) {
  const say = useSayWord()
  const tell = useSay()
  const { table } = clientTable
  const entry = findGame(table.game)
  const title = entry ? tell(entry.title) : table.game
  return (
    <PageFrame title={title} game={table.game}>
      {!connected && !needsReload(fault) && (
        <p role="alert" className="notice notice-bad">
          {say('reconnecting')}
        </p>
      )}
      {fault && <FaultNotice fault={fault} />}
      <div className="waiting-room">
        <WaitingPeople clientTable={clientTable} title={title} invite={table.invite ?? invite} />
        <div className="setup">
          <Cover game={table.game} />
          <TableFacts table={table} />
          <details>
            <summary>{say('fairDice')}</summary>
            <FairDice table={table} />
          </details>
        </div>
      </div>
    </PageFrame>
  )
}

/** Who sits, what they say, and how others come to the table. */
function WaitingPeople(props: { clientTable: ClientTable; title: string; invite: string | null }) {
  const { clientTable, title, invite } = props
  const say = useSayWord()
  const { table, presence } = clientTable
  const names = useTableNames(table)
  const isOpen = table.status === 'open'
  return (
    <div className="setup">
      <p role="status" className="waiting-state">
        {isOpen ? <WaitingState table={table} presence={presence} /> : table.end && endText(names, table.end)}
      </p>
      <ul className="waiting-seats" aria-label={say('seatsTitle')}>
        {table.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <WaitingSeat key={seat} seat={seat} table={table} away={isAway(presence, seat)} invite={invite} />
        ))}
      </ul>
      {isOpen && (
        <>
          <WaitingWays table={table} presence={presence} />
          <CopyLink label={say('invite')} link={`${location.origin}${tablePath(table.id, invite)}`} />
          <ShareButton label={say('share')} title={title} path={tablePath(table.id, invite)} />
        </>
      )}
      <Chat clientTable={clientTable} names={names} />
    </div>
  )
}

/** How long the game takes, and by which rules it is played. */
function TableFacts({ table }: { table: TableInfo }) {
  const say = useSayWord()
  const entry = findGame(table.game)
  const { open } = useGame(table.game)
  const minutes = open?.game.minutesFor?.(table.seats.length, table.options)
  return (
    <>
      <dl className="facts">
        {entry && (
          <div>
            <dt>{say('expectedTime')}</dt>
            <dd>
              {minutes === undefined
                ? say('minutes', { min: entry.minutes[0], max: entry.minutes[1] })
                : say('aboutMinutes', { n: minutes })}
            </dd>
          </div>
        )}
        <div>
          <dt>{say('clock')}</dt>
          <dd>{clockText(say, table.clock)}</dd>
        </div>
        <div>
          <dt>{say('hint')}</dt>
          <dd>{say(table.hints ? 'hintsYes' : 'hintsNo')}</dd>
        </div>
      </dl>
      {open && <OptionList game={open.game} seats={table.seats.length} options={table.options} />}
    </>
  )
}
