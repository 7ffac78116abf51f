import type { KeepReply, SessionReply } from '@sablier/protocol'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { CopyLink } from './copy-link.tsx'
import { useThrownText } from './fault-words.ts'
import { request } from './request.ts'
import { become, lookWhoIAm, useMe } from './use-me.ts'

/** A link that brings its person back on any device: for those whose browser forgets them. It is shown once. */
export function KeepLink() {
  const say = useSayWord()
  const thrownText = useThrownText()
  const { me } = useMe()
  const [link, setLink] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const run = (work: () => Promise<void>) => {
    setError(null)
    work().catch((thrown: unknown) => setError(thrownText(thrown)))
  }
  const make = async () => {
    const { token } = await request<KeepReply>('POST', '/session/keep', {})
    setLink(`${location.origin}/keep/${token}`)
    await lookWhoIAm()
  }
  const revoke = async () => {
    become(await request<SessionReply>('DELETE', '/session/keep', {}))
    setLink(null)
  }
  if (!me) return null
  return (
    <div className="account-part">
      <p className="hint">{say('keepLinkHint')}</p>
      {link && <CopyLink label={say('keepLink')} link={link} />}
      {me.keepLink && !link && <p>{say('keepLinkThere')}</p>}
      <button type="button" className="quiet" onClick={() => run(make)}>
        {say(me.keepLink ? 'keepLinkAgain' : 'keepLinkMake')}
      </button>
      {me.keepLink && (
        <button type="button" className="quiet" onClick={() => run(revoke)}>
          {say('keepLinkRevoke')}
        </button>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
