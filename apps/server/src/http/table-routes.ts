import {
  Act,
  CreateTableBody,
  type CreateTableReply,
  ForecastBody,
  type ForecastReply,
  type HintReply,
  HomeQuery,
  type HomeReply,
  Id,
  type JoinReply,
  type LinkReply,
  LobbyQuery,
  type LobbyReply,
  type LookReply,
  MoveBody,
  type MoveReply,
  type PreviewReply,
} from '@sablier/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { homeOf } from '../desk/home.ts'
import { personOf } from '../people/sessions.ts'
import { networkOf } from './client-address.ts'
import { parse } from './parse.ts'
import { type HttpParts, mustHaveSession, sessionOf } from './parts.ts'

const TablePath = v.object({ table: Id })
const CodePath = v.object({ code: v.pipe(v.string(), v.maxLength(20)) })
const Invited = v.object({ invite: v.optional(Id) })
const Since = v.object({ invite: v.optional(Id), seq: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) })

const Look = v.object({ invite: v.optional(Id), entries: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) })

/** The lobby, tables and what is done at them. */
export function tableRoutes(app: FastifyInstance, parts: HttpParts): void {
  lobbyRoutes(app, parts)
  oneTableRoutes(app, parts)
  adviceRoutes(app, parts)
  linkRoutes(app, parts)
}

/** Finding and opening tables. */
function lobbyRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { desk } = parts

  app.get('/api/tables', async (request): Promise<LobbyReply> => {
    const session = await sessionOf(parts, request)
    return { tables: await desk.lobby(parse(LobbyQuery, request.query), session?.id ?? null) }
  })
  app.get('/api/home', async (request): Promise<HomeReply> => {
    const { id } = await mustHaveSession(parts, request)
    const { before } = parse(HomeQuery, request.query)
    return homeOf(parts.storage, id, before === undefined ? undefined : Number(before))
  })
  app.get(
    '/api/join/:code',
    async (request): Promise<JoinReply> => desk.join(parse(CodePath, request.params).code, networkOf(request.ip)),
  )
  app.post('/api/tables', async (request): Promise<CreateTableReply> => {
    const session = await mustHaveSession(parts, request)
    return desk.openTable(
      personOf(session),
      parse(CreateTableBody, request.body),
      parts.sessions.hashOf(networkOf(request.ip)),
    )
  })
}

/** A table that somebody looks at, or acts at without a socket. */
function oneTableRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { desk } = parts

  app.get('/api/tables/:table', async (request) => {
    const { table } = parse(TablePath, request.params)
    const { invite } = parse(Invited, request.query)
    return desk.info(table, (await sessionOf(parts, request))?.id ?? null, invite)
  })
  app.get('/api/tables/:table/preview', async (request): Promise<PreviewReply> => {
    const { table } = parse(TablePath, request.params)
    const { invite } = parse(Invited, request.query)
    return desk.preview(table, (await sessionOf(parts, request))?.id ?? null, invite)
  })
  app.get('/api/tables/:table/since', async (request, reply) => {
    const { table } = parse(TablePath, request.params)
    const { invite, seq } = parse(Since, request.query)
    const session = await sessionOf(parts, request)
    const since = seq === undefined ? undefined : Number(seq)
    return reply.type('application/json').send(await desk.snapshot(table, session?.id ?? null, invite, since))
  })
  app.get('/api/tables/:table/record', async (request, reply) => {
    const { table } = parse(TablePath, request.params)
    const { invite } = parse(Invited, request.query)
    const record = await desk.record(table, (await sessionOf(parts, request))?.id ?? null, invite)
    return reply
      .header('content-disposition', `attachment; filename="${record.game}-${table}.json"`)
      .type('application/json')
      .send(JSON.stringify(record))
  })
  app.post('/api/tables/:table/acts', async (request) => {
    const session = await mustHaveSession(parts, request)
    const { table } = parse(TablePath, request.params)
    const { invite } = parse(Invited, request.query)
    const act = parse(Act, request.body)
    const seq = await new Promise<number>((done, refused) =>
      desk.act(table, { person: personOf(session), invite }, act, { done, refused }),
    )
    return { seq }
  })
}

/** Help of a computer player, and moments of the past. */
function adviceRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { advice } = parts

  app.get('/api/tables/:table/look', async (request): Promise<LookReply> => {
    const session = await mustHaveSession(parts, request)
    const { table } = parse(TablePath, request.params)
    const { invite, entries } = parse(Look, request.query)
    return advice.look(table, session.id, invite, Number(entries))
  })
  app.post('/api/tables/:table/hint', async (request): Promise<HintReply> => {
    const session = await mustHaveSession(parts, request)
    return advice.hint(parse(TablePath, request.params).table, session.id)
  })
  app.post('/api/tables/:table/forecast', async (request): Promise<ForecastReply> => {
    const session = await mustHaveSession(parts, request)
    return advice.forecast(parse(TablePath, request.params).table, session.id, parse(ForecastBody, request.body))
  })
}

/** Links that move a seat to another person or device. */
function linkRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { links, config } = parts

  app.post('/api/tables/:table/link', async (request): Promise<LinkReply> => {
    const session = await mustHaveSession(parts, request)
    const { table } = parse(TablePath, request.params)
    const { token, expiresAt } = await links.make(table, session.id)
    return { token, expiresAt, url: `${config.publicUrl ?? ''}/move/${token}` }
  })
  app.post('/api/move', async (request): Promise<MoveReply> => {
    const session = await mustHaveSession(parts, request)
    return links.use(parse(MoveBody, request.body).token, personOf(session))
  })
}
