import type { SessionReply } from '@sablier/protocol'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useState } from 'react'
import { useSayWord } from '../words/use-words.ts'
import { request } from './request.ts'
import { become } from './use-me.ts'

/** Seldom needed: loaded when somebody uses a passkey. */
const webauthn = () => import('@simplewebauthn/browser')
const isPossible = (): boolean => isSecureContext && 'PublicKeyCredential' in window

async function register(): Promise<void> {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>('POST', '/passkeys/registration', {})
  const { startRegistration } = await webauthn()
  const response = await startRegistration({ optionsJSON })
  become(await request<SessionReply>('POST', '/passkeys/registration/finish', response))
}

async function login(): Promise<void> {
  const { challengeId, options } = await request<{
    challengeId: string
    options: PublicKeyCredentialRequestOptionsJSON
  }>('POST', '/passkeys/login', {})
  const { startAuthentication } = await webauthn()
  const response = await startAuthentication({ optionsJSON: options })
  become(await request<SessionReply>('POST', '/passkeys/login/finish', { challengeId, response }))
}

/** Comes back as who one was, by a passkey. */
export function PasskeyLogin() {
  const say = useSayWord()
  return <PasskeyButton label={say('passkeyLogin')} use={login} />
}
/** Keeps who one is by a passkey. */
export function PasskeyRegistration() {
  const say = useSayWord()
  return <PasskeyButton label={say('passkeyAdd')} use={register} />
}

function PasskeyButton({ label, use }: { label: string; use: () => Promise<void> }) {
  const say = useSayWord()
  const [failed, setFailed] = useState(false)
  if (!isPossible()) return null
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          setFailed(false)
          use().catch(() => setFailed(true))
        }}
      >
        {label}
      </button>
      {failed && <p role="alert">{say('passkeyFailed')}</p>}
    </>
  )
}
