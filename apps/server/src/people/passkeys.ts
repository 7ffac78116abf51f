import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { hashToken, newId } from '../new-id.ts'
import type { SessionRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'

/** The place a passkey belongs to, as browsers see it. */
export interface PasskeySite {
  readonly origin: string
  readonly rpID: string
}
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>
const VALID_MS = 5 * 60_000
/** Large and seldom needed: loaded when somebody uses a passkey. */
const webauthn = () => import('@simplewebauthn/server')

/** Sessions kept by a passkey: a person comes back on any device that has it. */
export class Passkeys {
  constructor(private readonly storage: Storage) {}

  async beginRegistration(session: SessionRow, { rpID }: PasskeySite) {
    const known = await this.storage.people.passkeysOf(session.id)
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: 'Sablier',
      rpID,
      userName: session.name,
      userID: new TextEncoder().encode(session.id),
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as Transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.keep(`registration ${session.id}`, options.challenge)
    return options
  }
  async finishRegistration(session: SessionRow, response: RegistrationResponseJSON, site: PasskeySite): Promise<void> {
    const expectedChallenge = await this.take(`registration ${session.id}`)
    const { verifyRegistrationResponse } = await webauthn()
    const { verified, registrationInfo } = await attempt(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpID,
        requireUserVerification: false,
      }),
    )
    if (!verified || !registrationInfo)
      throw new ActRefusal('not-invited', 'The passkey was not accepted', { detail: 'passkey-refused' })
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const added = await this.storage.people.addPasskey({
      id,
      person: session.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
    })
    if (!added)
      throw new ActRefusal('not-invited', 'The passkey was not accepted: it is known already', {
        detail: 'passkey-known',
      })
  }

  async beginLogin({ rpID }: PasskeySite) {
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
    const challengeId = newId()
    await this.keep(`login ${challengeId}`, options.challenge)
    return { challengeId, options }
  }
  /** The session the passkey belongs to. */
  async finishLogin(challengeId: string, response: AuthenticationResponseJSON, site: PasskeySite): Promise<SessionRow> {
    const expectedChallenge = await this.take(`login ${challengeId}`)
    const passkey = await this.storage.people.passkey(String(response.id))
    if (!passkey) throw new ActRefusal('no-session', 'This passkey is not known here', { detail: 'passkey-unknown' })
    const { verifyAuthenticationResponse } = await webauthn()
    const { verified, authenticationInfo } = await attempt(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpID,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }),
    )
    const session = verified ? await this.storage.people.session(passkey.person) : undefined
    if (!session) throw new ActRefusal('no-session', 'The passkey was not accepted', { detail: 'passkey-refused' })
    await this.storage.people.countPasskey(passkey.id, authenticationInfo.newCounter)
    return session
  }

  private async keep(name: string, challenge: string): Promise<void> {
    const hash = hashToken(name)
    await this.storage.people.takeToken(hash, 'passkey', 0)
    await this.storage.people.keepToken({
      hash,
      purpose: 'passkey',
      body: challenge,
      expires_at: Date.now() + VALID_MS,
      person: null,
    })
  }
  private async take(name: string): Promise<string> {
    const challenge = await this.storage.people.takeToken(hashToken(name), 'passkey', Date.now())
    if (!challenge) throw new ActRefusal('not-now', 'Begin again: this took too long', { detail: 'begin-again' })
    return challenge.body
  }
}

/** An error that a forged response raises in the library is a refusal, not a fault. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new ActRefusal('no-session', 'The passkey was not accepted', { detail: 'passkey-refused' })
  }
}
