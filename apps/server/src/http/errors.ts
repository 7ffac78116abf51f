import type { RefusalCode } from '@sablier/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import { ActRefusal } from '../tables/act-refusal.ts'

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

/** Every error in one form: a code, a reason and perhaps a rule. What is our fault is logged, not told. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ActRefusal, request, reply) => {
    if (error instanceof ActRefusal) {
      const { code, message: reason, rule } = error
      return reply.code(STATUS[code] ?? 409).send({ code, reason, ...(rule === undefined ? {} : { rule }) })
    }
    if (error.name === 'Refusal') {
      const { rule } = error as Error & { rule?: string }
      return reply.code(422).send({ code: 'illegal', reason: error.message, ...(rule === undefined ? {} : { rule }) })
    }
    const status = error.statusCode ?? 500
    if (status === 429) return reply.code(429).send({ code: 'too-fast', reason: 'Too many requests: wait a moment' })
    if (status < 500) return reply.code(status).send({ code: 'malformed', reason: error.message.slice(0, 200) })
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ code: 'fault', reason: 'The server could not do it. Nothing has changed.' })
  })
}
