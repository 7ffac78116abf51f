import { useLanguage } from '@sablier/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { type Fault, faultText, needsReload } from './fault-words.ts'
import { Invitation } from './invitation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { joinTable, useOnlineTable } from './online-table.ts'
import { useNotedDice } from './seen-dice.ts'
import { useMe } from './use-me.ts'
import { WaitingRoom } from './waiting-room.tsx'

const loadGamePage = () => import('./online-game.tsx').then(({ OnlineGame }) => ({ default: OnlineGame }))
/** Whoever finds no table, or waits at one, needs nothing to play with yet. */
const OnlineGame = lazy(loadGamePage)

const NO_ENTRY: readonly Fault['code'][] = ['malformed', 'unknown-table', 'not-invited', 'too-many', 'no-session']

/** A link that was damaged on its way leads to no table. */
const atTheDoor = (fault: Fault): Fault =>
  fault.code === 'malformed' ? { code: 'unknown-table', reason: fault.reason } : fault

/** A table on the server: first its waiting room, then the game. */
export function OnlinePage({ id }: { id: string }) {
  const say = useSayWord()
  const language = useLanguage()
  const [search] = useSearchParams()
  const invite = search.get('invite')
  const { me, offline } = useMe()
  const { clientTable, fault, connected } = useOnlineTable()
  const person = me?.id ?? null
  useNotedDice(clientTable?.table)
  const isHere = clientTable?.table.id === id
  // It comes while the others take their seats.
  useEffect(() => void (isHere && loadGamePage()), [isHere])
  useEffect(() => (person === null ? undefined : joinTable(id, invite)), [id, invite, person])
  if (offline && !clientTable)
    return (
      <PageFrame title={say('online')}>
        <OfflineNotice />
      </PageFrame>
    )
  if (me === null) return <Invitation id={id} invite={invite} />
  if (!isHere)
    return fault && (NO_ENTRY.includes(fault.code) || needsReload(fault)) ? (
      <Missing text={faultText(language, atTheDoor(fault))} />
    ) : (
      <Loading />
    )
  if (!clientTable.view)
    return <WaitingRoom clientTable={clientTable} invite={invite} connected={connected} fault={fault} />
  return (
    <Suspense fallback={<Loading game={clientTable.table.game} />}>
      <OnlineGame
        key={id}
        clientTable={clientTable}
        view={clientTable.view}
        invite={invite}
        connected={connected}
        fault={fault}
      />
    </Suspense>
  )
}
