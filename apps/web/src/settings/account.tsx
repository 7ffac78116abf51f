import type { Me, SessionReply } from '@sablier/protocol'
import { useState } from 'react'
import { useThrownText } from '../online/fault-words.ts'
import { KeepLink } from '../online/keep-link.tsx'
import { MyData } from '../online/my-data.tsx'
import { OfflineNotice } from '../online/offline-notice.tsx'
import { PasskeyLogin, PasskeyRegistration } from '../online/passkeys.tsx'
import { request } from '../online/request.ts'
import { become, giveName, useMe } from '../online/use-me.ts'
import { notificationState } from '../online/your-turn.ts'
import { useSayWord } from '../words/use-words.ts'

/** The person's account on the server, and how it announces that a table waits. */
export function Account() {
  const say = useSayWord()
  const { me, offline } = useMe()
  return (
    <section className="account" aria-label={say('account')}>
      <h2 className="home-title">{say('account')}</h2>
      {offline && <OfflineNotice />}
      {me === null && (
        <>
          <p className="hint">{say('accountHint')}</p>
          <PasskeyLogin />
        </>
      )}
      {me && <SignedIn key={me.id} me={me} />}
      <Notifications />
    </section>
  )
}

function SignedIn({ me }: { me: Me }) {
  const say = useSayWord()
  return (
    <>
      <SavedField label={say('yourName')} start={me.name} maxLength={24} required onSave={giveName} />
      <SavedField
        label={say('webhook')}
        hint={say('webhookHint')}
        start={me.webhook ?? ''}
        type="url"
        maxLength={500}
        onSave={async (url) => become(await request<SessionReply>('PUT', '/session/webhook', { url: url || null }))}
      />
      <div className="account-part">
        <p className="hint">{say('passkeyHint')}</p>
        {me.passkeys > 0 && <p>{say('passkeyCount', { n: me.passkeys })}</p>}
        <PasskeyRegistration />
      </div>
      <KeepLink />
      <MyData />
    </>
  )
}

interface SavedFieldProps {
  readonly label: string
  readonly hint?: string
  readonly start: string
  readonly type?: 'text' | 'url'
  readonly maxLength: number
  readonly required?: boolean
  readonly onSave: (text: string) => Promise<void>
}

function Notice({ bad, text }: { bad: boolean; text: string }) {
  return (
    <p role={bad ? 'alert' : 'status'} className={bad ? 'setup-refusal' : 'hint'}>
      {text}
    </p>
  )
}

/** A text that the server keeps. */
function SavedField({ label, hint, start, type = 'text', maxLength, required = false, onSave }: SavedFieldProps) {
  const say = useSayWord()
  const thrownText = useThrownText()
  const [text, setText] = useState(start)
  const [notice, setNotice] = useState<{ bad: boolean; text: string } | null>(null)
  return (
    <form
      className="account-part"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text.trim()).then(
          () => setNotice({ bad: false, text: say('saved') }),
          (thrown: unknown) => setNotice({ bad: true, text: thrownText(thrown) }),
        )
      }}
    >
      <label className="field">
        {label}
        <input
          type={type}
          value={text}
          maxLength={maxLength}
          required={required}
          onChange={(event) => {
            setText(event.target.value)
            setNotice(null)
          }}
        />
      </label>
      <button type="submit" className="quiet" disabled={text.trim() === start}>
        {say('save')}
      </button>
      {notice && <Notice {...notice} />}
      {hint && <p className="hint">{hint}</p>}
    </form>
  )
}

/** Asks the browser, by a click, whether it may tell that a table waits. */
function Notifications() {
  const say = useSayWord()
  const [state, setState] = useState(notificationState)
  return (
    <div className="account-part">
      <p>{say('notifications')}</p>
      {state === 'default' && (
        <button
          type="button"
          className="quiet"
          onClick={() => void Notification.requestPermission().then(() => setState(notificationState()))}
        >
          {say('notifyAllow')}
        </button>
      )}
      {state !== 'default' && (
        <p className="hint" role="status">
          {say(state === 'granted' ? 'notifyOn' : state === 'denied' ? 'notifyDenied' : 'notifyMissing')}
        </p>
      )}
    </div>
  )
}
