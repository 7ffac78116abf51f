import { useLanguage } from '@sablier/ui'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { Loading, Missing } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { type Fault, faultText, needsReload } from './fault-words.ts'
import { Invitation } from './invitation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { OnlineGame } from './online-game.tsx'
import { joinTable, useOnlineTable } from './online-table.ts'
import { useNotedDice } from './seen-dice.ts'
import { useMe } from './use-me.ts'
import { WaitingRoom } from './waiting-room.tsx'

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
  useEffect(() => (person === null ? undefined : joinTable(id, invite)), [id, invite, person])
  if (offline && !clientTable)
    return (
      <PageFrame title={say('online')}>
        <OfflineNotice />
      </PageFrame>
    )
  if (me === null) return <Invitation id={id} invite={invite} />
  if (clientTable?.table.id !== id)
    return fault && (NO_ENTRY.includes(fault.code) || needsReload(fault)) ? (
      <Missing text={faultText(language, atTheDoor(fault))} />
    ) : (
      <Loading />
    )
  if (!clientTable.view)
    return <WaitingRoom clientTable={clientTable} invite={invite} connected={connected} fault={fault} />
  return (
    <OnlineGame
      key={id}
      clientTable={clientTable}
      view={clientTable.view}
      invite={invite}
      connected={connected}
      fault={fault}
    />
  )
}
