import type { TableInfo } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { Icon, useSay } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { Cover } from '../home/covers/cover.tsx'
import { Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { useThrownText } from './fault-words.ts'
import { NameForm } from './name-form.tsx'
import { RequestFault, request } from './request.ts'
import { seatName } from './seat-name.ts'
import { useNotedDice } from './seen-dice.ts'
import { clockText } from './time-left.ts'

/** Before somebody gives a name: which game it is, who invites, and who sits there. */
export function Invitation({ id, invite }: { id: string; invite: string | null }) {
  const say = useSayWord()
  const tell = useSay()
  const thrownText = useThrownText()
  const [table, setTable] = useState<TableInfo>()
  const [fault, setFault] = useState<unknown>(null)
  useNotedDice(table)
  useEffect(() => {
    let gone = false
    request<TableInfo>('GET', `/tables/${id}${invite ? `?invite=${invite}` : ''}`).then(
      (found) => !gone && setTable(found),
      (thrown: unknown) => !gone && setFault(thrown),
    )
    return () => {
      gone = true
    }
  }, [id, invite])
  if (fault instanceof RequestFault && fault.code !== 'offline') return <Missing text={thrownText(fault)} />
  const entry = table && findGame(table.game)
  const title = entry ? tell(entry.title) : say('online')
  return (
    <PageFrame title={title} game={table?.game ?? ''}>
      {table && <AtTable table={table} title={title} />}
      <NameForm />
    </PageFrame>
  )
}

function AtTable({ table, title }: { table: TableInfo; title: string }) {
  const say = useSayWord()
  const host = table.host === null ? null : table.seats[table.host]?.person?.name
  const words = table.status === 'open' ? (host ? 'invitedBy' : 'invited') : 'invitedToWatch'
  return (
    <section className="invitation" aria-label={title}>
      <Cover game={table.game} />
      <p>{say(words, { name: host ?? '', game: title })}</p>
      <ul className="waiting-seats" aria-label={say('seatsTitle')}>
        {table.seats.map(({ person, bot }, seat, all) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat={seat} className="setup-seat">
            <span className={person || bot ? 'text-seat' : 'hint'}>
              {person || bot
                ? seatName(
                    all.map((other) => other.person?.name),
                    seat,
                  )
                : say('openSeat')}
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">
        <Icon name="hourglass" /> {clockText(say, table.clock)}
      </p>
    </section>
  )
}
