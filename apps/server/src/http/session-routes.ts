import {
  type KeepReply,
  type Language,
  ReturnBody,
  SessionBody,
  type SessionReply,
  WebhookBody,
} from '@sablier/protocol'
import type { FastifyInstance } from 'fastify'
import { dearLimit } from '../desk/person-limit.ts'
import { isHidden } from '../people/hidden-names.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { networkOf } from './client-address.ts'
import { parse } from './parse.ts'
import { clearCookie, type HttpParts, mustHaveSession, sessionOf, setCookie } from './parts.ts'

/** A new session is kept for weeks, so it costs as much as this many requests. */
const ARRIVING = 10

/** Sessions, and the webhook that tells a person when it is their turn. */
export function sessionRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { config, sessions, storage, webhooks } = parts
  const arriving = dearLimit(config.requestsPerMinute, ARRIVING)

  app.get('/api/session', async (request, reply): Promise<SessionReply> => {
    const session = await sessionOf(parts, request)
    // Signed anew: a cookie of the key before is replaced while that key still counts.
    if (session) setCookie(parts, reply, session.id)
    return { me: session && (await sessions.me(session)) }
  })
  app.post('/api/session', async (request, reply): Promise<SessionReply> => {
    const { name, language } = parse(SessionBody, request.body)
    const known = await sessionOf(parts, request)
    if (known && isHidden(known, name))
      throw new ActRefusal('not-now', 'The operator has hidden this name', { detail: 'name-hidden' })
    if (!known) arriving.take(networkOf(request.ip))
    if (known) await storage.people.rename(known.id, name, language as Language)
    const session = known ? { ...known, name, language } : await sessions.begin(name, language as Language)
    setCookie(parts, reply, session.id)
    return { me: await sessions.me(session) }
  })
  app.delete('/api/session', async (_, reply): Promise<SessionReply> => {
    clearCookie(reply)
    return { me: null }
  })
  app.put('/api/session/webhook', async (request): Promise<SessionReply> => {
    const session = await mustHaveSession(parts, request)
    const { url } = parse(WebhookBody, request.body)
    if (url !== null) webhooks.check(url)
    await storage.people.setWebhook(session.id, url)
    return { me: await sessions.me({ ...session, webhook: url }) }
  })
  keepRoutes(app, parts)
}

/** Links that bring somebody's session to another device. */
function keepRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { config, sessions, keepLinks } = parts

  app.post('/api/session/keep', async (request): Promise<KeepReply> => {
    const token = await keepLinks.make((await mustHaveSession(parts, request)).id)
    return { token, url: `${config.publicUrl ?? ''}/keep/${token}` }
  })
  app.delete('/api/session/keep', async (request): Promise<SessionReply> => {
    const session = await mustHaveSession(parts, request)
    await keepLinks.revoke(session.id)
    return { me: await sessions.me(session) }
  })
  app.post('/api/session/return', async (request, reply): Promise<SessionReply> => {
    const session = await keepLinks.use(parse(ReturnBody, request.body).token)
    setCookie(parts, reply, session.id)
    return { me: await sessions.me(session) }
  })
}
