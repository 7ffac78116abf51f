import type { MoveReply } from '@sablier/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Loading } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { useThrownText } from './fault-words.ts'
import { NameForm } from './name-form.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { request } from './request.ts'
import { useMe } from './use-me.ts'

/** Takes over the seat behind a one-time link; a tap does it, so that no preview of the link can. */
export function MovePage({ token }: { token: string }) {
  const say = useSayWord()
  const thrownText = useThrownText()
  const [, go] = useLocation()
  const { me, offline } = useMe()
  const [error, setError] = useState<string | null>(null)
  if (me === undefined && !offline) return <Loading />
  const move = () =>
    request<MoveReply>('POST', '/move', { token }).then(
      ({ table }) => go(`/table/${table}`, { replace: true }),
      (thrown: unknown) => setError(thrownText(thrown)),
    )
  return (
    <PageFrame title={say('movingSeat')}>
      {offline && <OfflineNotice />}
      {me === null && <NameForm />}
      {error && (
        <p role="alert" className="notice notice-bad">
          {error}
        </p>
      )}
      {me && (
        <button type="button" className="strong" onClick={() => void move()}>
          {say('movingSeat')}
        </button>
      )}
    </PageFrame>
  )
}
