import { useState } from 'react'
import { Loading } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { CreateTable } from './create-table.tsx'
import { LobbyFilters } from './lobby-filters.tsx'
import { MyTables } from './my-tables.tsx'
import { NameForm } from './name-form.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { TableLine } from './table-line.tsx'
import { useMe } from './use-me.ts'
import { type LobbyFilter, useTables } from './use-tables.ts'

/** Tables of other people: sit down, watch, or open one's own. */
export function LobbyPage() {
  const say = useSayWord()
  const { me, offline } = useMe()
  if (me === undefined && !offline) return <Loading />
  return (
    <PageFrame title={say('lobby')}>
      {offline && <OfflineNotice />}
      {me === null && <NameForm />}
      {me && (
        <div className="lobby">
          <div>
            <MyTables />
            <OtherTables />
          </div>
          <CreateTable />
        </div>
      )}
    </PageFrame>
  )
}

function OtherTables() {
  const say = useSayWord()
  const [filter, setFilter] = useState<LobbyFilter>({ game: '', status: 'open' })
  const query = new URLSearchParams({ status: filter.status, ...(filter.game && { game: filter.game }) })
  const { tables, more } = useTables(String(query))
  const others = tables?.filter(({ you }) => you === null)
  return (
    <section aria-label={say('findTable')}>
      <h2 className="home-title">{say('findTable')}</h2>
      <LobbyFilters filter={filter} onFilter={setFilter} />
      {others?.length === 0 && <p className="hint">{say('noTables')}</p>}
      <ul className="continue-list">
        {others?.map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
      {more && (
        <button type="button" className="quiet" onClick={more}>
          {say('olderTables')}
        </button>
      )}
    </section>
  )
}
