import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Budget } from '../desk/budget.ts'

const TableParams = v.object({ table: v.string() })
const tableOf = ({ params }: FastifyRequest): string | null => (v.is(TableParams, params) ? params.table : null)

/** Charges every answer of the API to the address it goes to, and what had to be replayed for it. */
export function chargeAnswers(
  app: FastifyInstance,
  budget: Budget,
  isCharged: (request: FastifyRequest) => boolean,
): void {
  const asleep = new WeakSet<FastifyRequest>()
  app.addHook('preHandler', async (request) => {
    if (!isCharged(request)) return
    budget.mustHaveSome(request.ip)
    const table = tableOf(request)
    if (table !== null && !budget.isAwake(table)) asleep.add(request)
  })
  app.addHook('onSend', async (request, _, payload) => {
    if (!isCharged(request)) return
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    const table = asleep.has(request) ? tableOf(request) : null
    budget.spend(request.ip, bytes + (table === null ? 0 : budget.wakingCost(table)))
  })
}

/** Charges the files of the client to the address they go to. */
export function chargeFiles(app: FastifyInstance, budget: Budget, isFile: (request: FastifyRequest) => boolean): void {
  app.addHook('preHandler', async (request) => {
    if (isFile(request)) budget.mustHaveSomeForFiles(request.ip)
  })
  app.addHook('onSend', async (request, reply) => {
    if (isFile(request)) budget.spendOnFiles(request.ip, Number(reply.getHeader('content-length') ?? 0))
  })
}
