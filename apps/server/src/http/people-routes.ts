import { BlockBody, Id, MuteBody, type PeopleReply, ReportBody, type ReportReply } from '@sablier/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { report } from '../people/reports.ts'
import { parse } from './parse.ts'
import { type HttpParts, mustHaveSession } from './parts.ts'

const PersonPath = v.object({ person: Id })

/** Muting, blocking and reporting people. */
export function peopleRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { relations, relationChanges, storage, desk } = parts

  app.get('/api/people', async (request): Promise<PeopleReply> => {
    const { id } = await mustHaveSession(parts, request)
    return relations.list(id)
  })
  app.put('/api/people/:person/mute', async (request): Promise<PeopleReply> => {
    const { id } = await mustHaveSession(parts, request)
    const { person: other } = parse(PersonPath, request.params)
    const { muted: isOn } = parse(MuteBody, request.body)
    await relationChanges.make({ person: id, other, kind: 'mute', isOn })
    return relations.list(id)
  })
  app.put('/api/people/:person/block', async (request): Promise<PeopleReply> => {
    const { id } = await mustHaveSession(parts, request)
    const { person: other } = parse(PersonPath, request.params)
    const { blocked: isOn } = parse(BlockBody, request.body)
    await relationChanges.make({ person: id, other, kind: 'block', isOn })
    return relations.list(id)
  })
  app.post('/api/reports', async (request): Promise<ReportReply> => {
    const { id } = await mustHaveSession(parts, request)
    return { report: await report(storage, id, parse(ReportBody, request.body), desk.now()) }
  })
}
