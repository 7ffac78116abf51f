import { SHELF } from '@sablier/shelf'
import { pictureUrl } from '@sablier/ui'
import { useState } from 'react'
import { Hourglass } from '../home/hourglass.tsx'
import { JoinByLink } from '../home/join-by-link.tsx'
import { Loading } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { CreateTable } from './create-table.tsx'
import { LobbyFilters } from './lobby-filters.tsx'
import { MyTables } from './my-tables.tsx'
import { NameForm } from './name-form.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { TableCard } from './table-card.tsx'
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
      {me === null && <LobbyDoor />}
      {me && (
        <div className="lobby">
          <div className="lobby-tables">
            <MyTables />
            <OtherTables />
          </div>
          <div className="lobby-side">
            <section className="panel lobby-join">
              <JoinByLink />
            </section>
            <CreateTable />
          </div>
        </div>
      )}
    </PageFrame>
  )
}

/** Before somebody has a name here: what there is to find, and the one question. */
function LobbyDoor() {
  const say = useSayWord()
  return (
    <div className="panel lobby-door">
      <div className="lobby-door-ways">
        <p className="lobby-door-line">{say('lobbyDoor')}</p>
        <NameForm />
        <JoinByLink />
      </div>
      <ul className="lobby-door-boxes" aria-hidden="true">
        {SHELF.map(({ id }) => (
          <li key={id} data-game={id}>
            <img src={pictureUrl(id, 'cover', 'box')} alt="" width="176" height="224" decoding="async" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nobody has opened such a table: the sand waits, and what to do about it. */
function NoTables() {
  const say = useSayWord()
  return (
    <div className="no-tables">
      <Hourglass />
      <p>{say('noTables')}</p>
    </div>
  )
}

/** Places of cards that are on their way. */
const CardsOnTheirWay = () => (
  <div className="table-cards" aria-hidden="true">
    {[0, 1, 2].map((n) => (
      <div key={n} className="table-card table-card-coming" />
    ))}
  </div>
)

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
      {others?.length === 0 && <NoTables />}
      {tables === null && <CardsOnTheirWay />}
      <ul className="table-cards">
        {others?.map((table) => (
          <TableCard key={table.id} table={table} />
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
