import type { SessionReply } from '@sablier/protocol'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { useThrownText } from './fault-words.ts'
import { request } from './request.ts'
import { become } from './use-me.ts'

/** What the server keeps about one: to have it, or to have it forgotten. */
export function MyData() {
  const say = useSayWord()
  const thrownText = useThrownText()
  const [isSure, setSure] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const forget = () =>
    request<SessionReply>('DELETE', '/session/data', {}).then(become, (thrown: unknown) => setError(thrownText(thrown)))
  return (
    <div className="account-part">
      <p className="hint">{say('dataHint')}</p>
      <a href="/api/session/data" download className="quiet">
        {say('dataDownload')}
      </a>
      {isSure ? (
        <>
          <p role="alert">{say('dataForgetSure')}</p>
          <button type="button" className="strong" onClick={() => void forget()}>
            {say('dataForgetYes')}
          </button>
        </>
      ) : (
        <button type="button" className="quiet" onClick={() => setSure(true)}>
          {say('dataForget')}
        </button>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
