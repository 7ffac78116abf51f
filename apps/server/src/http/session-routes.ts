import { type Language, SessionBody, type SessionReply, WebhookBody } from '@sablier/protocol'
import type { FastifyInstance } from 'fastify'
import { parse } from './parse.ts'
import { type HttpParts, mustHaveSession, sessionOf, setCookie } from './parts.ts'

/** Who somebody is, and where they are told that it is their turn. */
export function sessionRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { sessions, storage, webhooks } = parts

  app.get('/api/session', async (request): Promise<SessionReply> => {
    const session = await sessionOf(parts, request)
    return { me: session && (await sessions.me(session)) }
  })
  app.post('/api/session', async (request, reply): Promise<SessionReply> => {
    const { name, language } = parse(SessionBody, request.body)
    const known = await sessionOf(parts, request)
    if (known) await storage.people.rename(known.id, name, language as Language)
    const session = known ? { ...known, name, language } : await sessions.begin(name, language as Language)
    setCookie(parts, reply, session.id)
    return { me: await sessions.me(session) }
  })
  app.put('/api/session/webhook', async (request): Promise<SessionReply> => {
    const session = await mustHaveSession(parts, request)
    const { url } = parse(WebhookBody, request.body)
    if (url !== null) webhooks.check(url)
    await storage.people.setWebhook(session.id, url)
    return { me: await sessions.me({ ...session, webhook: url }) }
  })
}
