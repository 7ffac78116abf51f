import type { ClientTable } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { Chat } from './chat.tsx'
import { FaultNotice } from './fault-notice.tsx'
import { type Fault, needsReload } from './fault-words.ts'
import { InvitePanel } from './invite-panel.tsx'
import { TableFacts } from './table-facts.tsx'
import { useTableNames } from './use-table-names.ts'
import { WaitingTable } from './waiting-table.tsx'

interface WaitingRoomProps {
  readonly clientTable: ClientTable
  readonly invite: string | null
  readonly connected: boolean
  readonly fault: Fault | null
}

/** Before the game: the table with who sits there, and beside it how others come, by which rules, and what is said. */
export function WaitingRoom({ clientTable, invite, connected, fault }: WaitingRoomProps) {
  const say = useSayWord()
  const tell = useSay()
  const { table } = clientTable
  const entry = findGame(table.game)
  const title = entry ? tell(entry.title) : table.game
  const names = useTableNames(table)
  const way = table.invite ?? invite
  return (
    <PageFrame ownTitle title={title} game={table.game}>
      {!connected && !needsReload(fault) && (
        <p role="alert" className="notice notice-bad">
          {say('reconnecting')}
        </p>
      )}
      {fault && <FaultNotice fault={fault} />}
      <div className="waiting-room">
        <WaitingTable clientTable={clientTable} title={title} invite={way} />
        <div className="waiting-side">
          {table.status === 'open' && <InvitePanel table={table} invite={way} title={title} />}
          <TableFacts table={table} />
          <section className="panel" aria-labelledby="talk-title">
            <h2 id="talk-title">{say('tableTalk')}</h2>
            <Chat clientTable={clientTable} names={names} />
          </section>
        </div>
      </div>
    </PageFrame>
  )
}
