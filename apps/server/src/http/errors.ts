import { Refusal } from '@sablier/kernel'
import type { RefusalCode } from '@sablier/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalLog } from '../run/refusal-log.ts'
import { ActRefusal, toRefusal } from '../tables/act-refusal.ts'

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  malformed: 400,
  protocol: 400,
  'no-session': 401,
  'not-invited': 403,
  'not-seated': 403,
  'not-host': 403,
  'unknown-table': 404,
  'too-fast': 429,
  'too-many': 429,
  illegal: 422,
  'not-saved': 503,
  stopping: 503,
  fault: 500,
}

/** Every error in one form: a code, a reason and what else a client needs to say why. What is our fault is logged, not told. */
export function answerErrors(app: FastifyInstance, refusals: RefusalLog): void {
  app.setErrorHandler((error: FastifyError | ActRefusal, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'fault') request.log.error({ err: error }, 'request failed')
    refusals.note('request', refusal.code, request.ip)
    const known = 'statusCode' in error && (error.statusCode ?? 500) < 500 ? error.statusCode : undefined
    return reply.code(known ?? STATUS[refusal.code] ?? 409).send(refusal.sent)
  })
}

/** What cannot be read as an address comes past all hooks: it is answered here. */
export const answerNoAddress =
  (refusals: RefusalLog) =>
  (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    refusals.note('request', 'malformed', request.ip)
    const refusal = new ActRefusal('malformed', 'This is no address', { detail: 'nothing-here' })
    void reply.code(400).header('cache-control', 'no-store').send(refusal.sent)
  }

function refusalOf(error: FastifyError | ActRefusal): ActRefusal {
  if (error instanceof ActRefusal || error instanceof Refusal) return toRefusal(error)
  const status = error.statusCode ?? 500
  if (status < 500) return new ActRefusal('malformed', error.message.slice(0, 200), { detail: 'not-json' })
  return toRefusal(error)
}
