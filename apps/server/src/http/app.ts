import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { Spread } from '../run/turns.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { chargeAnswers, chargeFiles } from './budget-hooks.ts'
import { networkOf, trustTest } from './client-address.ts'
import { answerErrors } from './errors.ts'
import { previewTags } from './link-preview.ts'
import { operatorApi } from './operator-api.ts'
import { operatorPage } from './operator-page.ts'
import { operatorRoutes } from './operator-routes.ts'
import { isOwnOrigin } from './origin.ts'
import type { HttpParts } from './parts.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { staticFiles } from './static-files.ts'
import { tableRoutes } from './table-routes.ts'

const BODY_LIMIT = 32 * 1024
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Decided by the route that was matched: a URL can spell the same path in many ways. */
const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false

/** The client's files and pages; a HEAD sends nothing, and what machines ask is short. */
const isFile = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !isApi(request) && request.routeOptions.config.rateLimit !== false

const isOperators = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/operator/') ?? false

/** The HTTP side of the server. */
export async function httpApp(
  parts: HttpParts,
  logger: FastifyBaseLogger,
  clientFolder?: string,
): Promise<FastifyInstance> {
  const { config } = parts
  const tls = config.publicUrl?.startsWith('https:') ?? false
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustTest(config.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // Whoever connects and says nothing, or never ends what they say, is not waited for.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 10_000 },
    routerOptions: { maxParamLength: 100 },
  })
  app.removeContentTypeParser('text/plain')
  answerErrors(app, parts.refusals)
  // Before everything else: what is refused costs something too.
  const spread = new Spread()
  app.addHook('onRequest', () => spread.room())
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        // The rulebook and the review frame tables of this house; no other page may.
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        // On a plain-HTTP address of the local network it would blank the page.
        upgradeInsecureRequests: tls ? [] : null,
      },
    },
    hsts: tls,
    crossOriginOpenerPolicy: tls,
    originAgentCluster: tls,
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // The client is some 180 files, and a household or a club has one address.
    allowList: (request) => SAFE_METHODS.has(request.method) && !isApi(request),
  })
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return
    if (!isOwnOrigin(request.headers, config.publicUrl))
      throw new ActRefusal('not-invited', 'From another site', { detail: 'other-site' })
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
      throw new ActRefusal('malformed', 'The body has to be JSON', { detail: 'not-json' })
  })
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store')
  })
  app.addHook('onRequest', async (request) => {
    if (isApi(request)) parts.bans.mustNotBe({ address: request.ip })
  })
  chargeAnswers(app, parts.budget, (request) => isApi(request) && !isOperators(request))
  chargeFiles(app, parts.budget, isFile)
  operatorRoutes(app, parts)
  await operatorApi(app, parts)
  if (config.operatorToken !== null) operatorPage(app)
  sessionRoutes(app, parts)
  peopleRoutes(app, parts)
  tableRoutes(app, parts)
  passkeyRoutes(app, parts)
  await staticFiles(app, (request) => previewTags(parts, request), clientFolder)
  return app
}
