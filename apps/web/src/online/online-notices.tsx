import type { AnyGame } from '@sablier/kernel'
import type { ClientTable, TableInfo } from '@sablier/protocol'
import { useSayWord, type Word } from '../words/use-words.ts'
import { FaultNotice } from './fault-notice.tsx'
import { type Fault, needsReload } from './fault-words.ts'
import { LatestNotice } from './latest-notice.tsx'
import { endText, type TableNames } from './notice-words.ts'
import { act } from './online-table.ts'
import { Rematch } from './rematch.tsx'
import { Votes } from './votes.tsx'

const AWAY_WORDS: Readonly<Record<NonNullable<TableInfo['seats'][number]['away']>, Word>> = {
  asked: 'awayAsked',
  vote: 'awayVote',
  clock: 'awayClock',
  resigned: 'awayResigned',
  removed: 'awayRemoved',
}

interface OnlineNoticesProps {
  readonly game: AnyGame
  readonly clientTable: ClientTable
  readonly names: TableNames
  readonly connected: boolean
  readonly fault: Fault | null
}

/** What has to be said above an online table: the line, refusals, votes, who answers for whom, how it was closed. */
export function OnlineNotices({ game, clientTable, names, connected, fault }: OnlineNoticesProps) {
  const say = useSayWord()
  const { table, events } = clientTable
  const away = table.status === 'playing' && table.you !== null ? table.seats[table.you]?.away : null
  return (
    <>
      {!connected && !needsReload(fault) && (
        <p role="alert" className="notice notice-bad">
          {say('reconnecting')}
        </p>
      )}
      {fault && <FaultNotice fault={fault} game={game} />}
      <Votes table={table} names={names} events={events} />
      <LatestNotice notices={table.notices} names={names} />
      {away && (
        <p role="status" className="notice vote">
          <span>{say(AWAY_WORDS[away])}</span>
          {away !== 'resigned' && away !== 'removed' && (
            <button type="button" className="strong" onClick={() => act({ type: 'take-back' })}>
              {say('takeBack')}
            </button>
          )}
        </p>
      )}
      {(table.status === 'closed' || table.status === 'read-only') && (
        <div role="status" className="notice vote">
          <span>{table.end ? endText(names, table.end) : say('readOnlyTable')}</span>
          <Rematch table={table} />
        </div>
      )}
      {table.you === null && <p className="notice hint">{say('watching')}</p>}
    </>
  )
}
