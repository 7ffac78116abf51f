import type { HomeReply, TableSummary } from '@sablier/protocol'
import { useSayWord, type Word } from '../words/use-words.ts'
import { TableLine } from './table-line.tsx'
import { useHome } from './use-home.ts'

/** One's own tables: those that go on, one's turn first, those one is invited to, and those that have ended. */
export function MyTables() {
  const say = useSayWord()
  const { home, more } = useHome()
  if (!home) return null
  return (
    <>
      <RunningTables home={home} />
      {home.history.length > 0 && (
        <details className="past-tables">
          <summary>{say('finishedTables', { n: home.history.length })}</summary>
          <TableList title="history" tables={home.history} />
          {more && (
            <button type="button" className="quiet" onClick={more}>
              {say('olderTables')}
            </button>
          )}
        </details>
      )}
    </>
  )
}

/** The tables that go on, and those where a seat is kept for one. */
export function RunningTables({ home: { running, invitations } }: { home: HomeReply }) {
  return (
    <>
      {running.length > 0 && <TableList title="yourTables" tables={running} />}
      {invitations.length > 0 && <TableList title="invitations" tables={invitations} />}
    </>
  )
}

function TableList({ title, tables }: { title: Word; tables: readonly TableSummary[] }) {
  const say = useSayWord()
  return (
    <section className="continue" aria-label={say(title)}>
      <h2 className="home-title">{say(title)}</h2>
      <ul className="continue-list">
        {tables.map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}
