import { Id, type SessionReply } from '@sablier/protocol'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { PasskeySite } from '../people/passkeys.ts'
import { parse } from './parse.ts'
import { type HttpParts, mustHaveSession, setCookie } from './parts.ts'

/** The library judges the inside; here only what it reads without asking. */
const Response = v.looseObject({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: v.string() }),
})
const Login = v.strictObject({ challengeId: Id, response: Response })

/** Keeping a session by a passkey, and coming back with it. */
export function passkeyRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { passkeys, sessions, config } = parts
  const siteOf = (request: FastifyRequest): PasskeySite => {
    const { origin, hostname } = new URL(config.publicUrl ?? `${request.protocol}://${request.host}`)
    return { origin, rpID: hostname }
  }

  app.post('/api/passkeys/registration', async (request) =>
    passkeys.beginRegistration(await mustHaveSession(parts, request), siteOf(request)),
  )
  app.post('/api/passkeys/registration/finish', async (request): Promise<SessionReply> => {
    const session = await mustHaveSession(parts, request)
    const response = parse(Response, request.body) as unknown as RegistrationResponseJSON
    await passkeys.finishRegistration(session, response, siteOf(request))
    return { me: await sessions.me(session) }
  })
  app.post('/api/passkeys/login', async (request) => passkeys.beginLogin(siteOf(request)))
  app.post('/api/passkeys/login/finish', async (request, reply): Promise<SessionReply> => {
    const { challengeId, response } = parse(Login, request.body)
    const login = response as unknown as AuthenticationResponseJSON
    const session = await passkeys.finishLogin(challengeId, login, siteOf(request))
    setCookie(parts, reply, session.id)
    return { me: await sessions.me(session) }
  })
}
