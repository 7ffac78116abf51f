import { Id, TableStatus } from '@sablier/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { PersonLimit } from '../desk/person-limit.ts'
import type { Operator } from '../run/operator.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { isBearer } from './bearer.ts'
import { networkOf } from './client-address.ts'
import { parse } from './parse.ts'
import type { HttpParts } from './parts.ts'

const TablePath = v.object({ table: Id })
const PersonPath = v.object({ person: Id })
const TablesQuery = v.object({
  status: v.exactOptional(TableStatus),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '100'),
})
const PeopleQuery = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(64)), '') })
const Reason = v.pipe(v.string(), v.maxLength(80))
const CloseBody = v.object({ reason: v.optional(v.pipe(Reason, v.minLength(1)), 'operator') })
const BanPlace = { kind: v.picklist(['address', 'person']), value: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }
const BanBody = v.object({ ...BanPlace, reason: v.optional(Reason, '') })
const UnbanBody = v.object(BanPlace)

/** What the operator's page and `sablier admin` ask of a running server. Every route wants a token. */
export async function operatorApi(app: FastifyInstance, parts: HttpParts): Promise<void> {
  const { operator } = parts
  await app.register((own, _, done) => {
    own.addHook('onRequest', operatorGuard(parts))
    own.get('/api/operator/overview', async () => operator.overview())
    operatorTables(own, operator)
    operatorPeople(own, operator)
    done()
  })
}

/** Refuses a request without a token of the operator; after ten wrong ones, an address has to wait. */
function operatorGuard({ config, controlToken }: HttpParts) {
  const wrong = new PersonLimit(0.2, 10)
  return async ({ headers, ip }: FastifyRequest): Promise<void> => {
    const network = networkOf(ip)
    wrong.mustHaveSome(network)
    const tokens = [config.operatorToken, controlToken].filter((token) => token !== null)
    if (tokens.some((token) => isBearer(headers.authorization, token))) return
    wrong.spend(network, 1)
    throw new ActRefusal('no-session', 'The token of the operator is missing or wrong')
  }
}

function operatorTables(app: FastifyInstance, operator: Operator): void {
  app.get('/api/operator/tables', async ({ query }) => {
    const { status, limit } = parse(TablesQuery, query)
    return { tables: await operator.tables(status, limit) }
  })
  app.post('/api/operator/tables/:table/close', async ({ params, body }) => {
    const { table } = parse(TablePath, params)
    await operator.close(table, parse(CloseBody, body).reason)
    return { closed: table }
  })
  app.post('/api/operator/tables/:table/archive', async ({ params }) => {
    const { table } = parse(TablePath, params)
    return { archived: table, file: await operator.archive(table) }
  })
}

function operatorPeople(app: FastifyInstance, operator: Operator): void {
  app.get('/api/operator/people', async ({ query }) => ({
    people: await operator.people(parse(PeopleQuery, query).name),
  }))
  app.post('/api/operator/people/:person/hide-name', async ({ params }) => {
    const { person } = parse(PersonPath, params)
    return { person, name: await operator.hideName(person) }
  })
  app.post('/api/operator/bans', async ({ body }) => {
    const { kind, value, reason } = parse(BanBody, body)
    await operator.ban(kind, value, reason)
    return { banned: value }
  })
  app.delete('/api/operator/bans', async ({ body }) => {
    const { kind, value } = parse(UnbanBody, body)
    await operator.unban(kind, value)
    return { unbanned: value }
  })
}
