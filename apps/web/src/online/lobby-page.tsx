import type { LobbyReply, TableSummary } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Loading } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { CreateTable } from './create-table.tsx'
import { NameForm } from './name-form.tsx'
import { request } from './request.ts'
import { useMe } from './use-me.ts'

const REFRESH_MS = 5000

/** Tables of other people: sit down, watch, or open one's own. */
export function LobbyPage() {
  const say = useSayWord()
  const { me, offline, giveName } = useMe()
  if (me === undefined && !offline) return <Loading />
  return (
    <PageFrame title={say('lobby')}>
      {offline && (
        <p role="alert" className="notice">
          {say('offline')}
        </p>
      )}
      {me === null && <NameForm onName={giveName} />}
      {me && (
        <>
          <CreateTable />
          <Tables />
        </>
      )}
    </PageFrame>
  )
}

function Tables() {
  const say = useSayWord()
  const [tables, setTables] = useState<readonly TableSummary[]>([])
  useEffect(() => {
    const look = () =>
      void Promise.all([request<LobbyReply>('GET', '/tables?mine=1'), request<LobbyReply>('GET', '/tables')]).then(
        ([mine, all]) => {
          const own = new Set(mine.tables.map(({ id }) => id))
          setTables([...mine.tables, ...all.tables.filter(({ id }) => !own.has(id))])
        },
        () => undefined,
      )
    look()
    const timer = setInterval(look, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <section>
      <h2 className="home-title">{say('lobby')}</h2>
      {tables.length === 0 && <p>{say('noTables')}</p>}
      <ul className="continue-list">
        {tables.map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

function TableLine({ table }: { table: TableSummary }) {
  const say = useSayWord()
  const tell = useSay()
  const entry = findGame(table.game)
  const seats = table.seats.map((seat) => seat?.name ?? say('openSeat')).join(', ')
  const way = table.you !== null ? 'resume' : table.status === 'open' && table.free > 0 ? 'joinTable' : 'watch'
  return (
    <li className="continue-item" data-game={table.game}>
      <Link href={`/table/${table.id}`} className="continue-link">
        <span>
          <b>{entry ? tell(entry.title) : table.game}</b>
          <small>
            {seats} · {say(way)}
          </small>
        </span>
      </Link>
    </li>
  )
}
