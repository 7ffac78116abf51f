import type { SessionReply } from '@sablier/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { useThrownText } from './fault-words.ts'
import { request } from './request.ts'
import { become } from './use-me.ts'

/** Comes back by a link to keep; a tap does it, so that no preview of the link can. */
export function KeepPage({ token }: { token: string }) {
  const say = useSayWord()
  const thrownText = useThrownText()
  const [, go] = useLocation()
  const [error, setError] = useState<string | null>(null)
  const comeBack = () =>
    request<SessionReply>('POST', '/session/return', { token }).then(
      (reply) => {
        become(reply)
        go('/online', { replace: true })
      },
      (thrown: unknown) => setError(thrownText(thrown)),
    )
  return (
    <PageFrame title={say('comeBack')}>
      <p>{say('comeBackHint')}</p>
      {error && (
        <p role="alert" className="notice notice-bad">
          {error}
        </p>
      )}
      <button type="button" className="strong" onClick={() => void comeBack()}>
        {say('comeBack')}
      </button>
    </PageFrame>
  )
}
