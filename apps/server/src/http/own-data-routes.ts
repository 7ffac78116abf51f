import type { SessionReply } from '@sablier/protocol'
import type { FastifyInstance } from 'fastify'
import { forgetPerson, ownData } from '../people/own-data.ts'
import { personOf } from '../people/sessions.ts'
import { clearCookie, type HttpParts, mustHaveSession } from './parts.ts'

/** What the server keeps of a person: they can download it, and have it deleted. */
export function ownDataRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { storage, desk } = parts

  app.get('/api/session/data', async (request, reply) => {
    const { id } = await mustHaveSession(parts, request)
    const data = JSON.stringify(await ownData(storage, id), null, 2)
    return reply
      .header('content-disposition', 'attachment; filename="sablier-data.json"')
      .type('application/json')
      .send(data)
  })
  app.delete('/api/session/data', async (request, reply): Promise<SessionReply> => {
    const session = await mustHaveSession(parts, request)
    await desk.leaveAll(personOf(session))
    await desk.reload(await forgetPerson(storage, session.id))
    parts.endSession(session.id)
    clearCookie(reply)
    return { me: null }
  })
}
