import type { Mirror } from '@sablier/protocol'
import type { SeatInfo } from '@sablier/ui'
import { useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useGame } from '../start/use-game.ts'
import { EndScreen } from '../table/end-screen.tsx'
import { TableScreen } from '../table/table-screen.tsx'
import { useSayWord } from '../words/use-words.ts'
import { Chat } from './chat.tsx'
import { NameForm } from './name-form.tsx'
import { act, joinTable, useOnlineTable } from './online-table.ts'
import { useMe } from './use-me.ts'
import { WaitingRoom } from './waiting-room.tsx'

const NO_ENTRY = ['unknown-table', 'not-invited', 'protocol', 'bye']

/** A table on the server: first its waiting room, then the game. */
export function OnlinePage({ id }: { id: string }) {
  const say = useSayWord()
  const [search] = useSearchParams()
  const invite = search.get('invite')
  const { me, offline, giveName } = useMe()
  const { mirror, fault, connected } = useOnlineTable()
  const known = me != null
  useEffect(() => (known ? joinTable(id, invite) : undefined), [id, invite, known])
  if (offline) return <Missing text={say('offline')} />
  if (me === null)
    return (
      <PageFrame title={say('online')}>
        <NameForm onName={giveName} />
      </PageFrame>
    )
  if (!mirror) return fault && NO_ENTRY.includes(fault.code) ? <Missing text={fault.reason} /> : <Loading />
  if (!mirror.view) return <WaitingRoom mirror={mirror} invite={invite} connected={connected} />
  return <OnlineGame mirror={mirror} connected={connected} fault={fault?.reason ?? null} />
}

function OnlineGame({ mirror, connected, fault }: { mirror: Mirror; connected: boolean; fault: string | null }) {
  const say = useSayWord()
  const { table, view, events, presence } = mirror
  const { open, failed } = useGame(table.game)
  const [seesBoard, setSeesBoard] = useState(false)
  // What was answered waits for the server; a refusal opens the question again.
  const [answered, setAnswered] = useState<unknown>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal counts
  useEffect(() => setAnswered(null), [fault])
  const send: typeof act = (body) => {
    setAnswered(view)
    act(body)
  }
  const seats = useMemo<SeatInfo[]>(
    () =>
      table.seats.map(({ person, bot }, seat) => ({
        name: person?.name ?? say(bot === 'master' ? 'levelMaster' : bot === 'adept' ? 'levelAdept' : 'levelNovice'),
        kind: seat === table.you ? 'you' : bot ? 'computer' : 'person',
        here: presence.seats.includes(seat),
      })),
    [table.seats, table.you, presence.seats, say],
  )
  if (failed) return <Missing />
  if (!open || !view) return <Loading />
  const { result } = view.state
  return (
    <TableScreen
      {...open}
      view={view}
      events={events}
      options={table.options}
      seats={seats}
      canAct={connected && answered !== view && table.you !== null && table.status === 'playing'}
      onAnswer={(answer) => send({ type: 'answer', entries: view.entries, answer: answer as never })}
      onTake={(offer) => send({ type: 'take', entries: view.entries, offer })}
      tools={
        table.you !== null && (
          <div className="play-tools">
            <button
              type="button"
              className="quiet"
              disabled={!view.canUndo}
              aria-label={say('undo')}
              onClick={() => act({ type: 'undo' })}
            >
              ↶
            </button>
          </div>
        )
      }
      menu={
        <>
          {table.you !== null && table.status === 'playing' && (
            <button type="button" onClick={() => act({ type: 'resign' })}>
              {say('resign')}
            </button>
          )}
          <Link href={`/rules/${table.game}`}>{say('rules')}</Link>
          <Link href="/online">{say('lobby')}</Link>
        </>
      }
      notice={
        <>
          {!connected && (
            <p role="alert" className="notice notice-bad">
              {say('reconnecting')}
            </p>
          )}
          {fault && (
            <p role="alert" className="notice notice-bad">
              {fault}
            </p>
          )}
        </>
      }
      aside={<Chat mirror={mirror} />}
      overlay={
        result &&
        !seesBoard && (
          <EndScreen
            result={result}
            events={events}
            seats={seats}
            me={table.you}
            onBoard={() => setSeesBoard(true)}
            ways={
              <a href={`/api/tables/${table.id}/record`} download className="strong">
                {say('saveRecord')}
              </a>
            }
          />
        )
      }
    />
  )
}
