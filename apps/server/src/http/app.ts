import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { Spread } from '../run/turns.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { chargeAnswers, chargeFiles } from './budget-hooks.ts'
import { networkOf, trustTest } from './client-address.ts'
import { answerErrors, answerNoAddress } from './errors.ts'
import { previewTags } from './link-preview.ts'
import { machineRoutes } from './machine-routes.ts'
import { operatorApi } from './operator-api.ts'
import { operatorPage } from './operator-page.ts'
import { isOwnOrigin } from './origin.ts'
import { ownDataRoutes } from './own-data-routes.ts'
import type { HttpParts } from './parts.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { staticFiles } from './static-files.ts'
import { tableRoutes } from './table-routes.ts'

const BODY_LIMIT = 32 * 1024
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const READING = new Set(['GET', 'HEAD'])

/** Decided by the route that was matched: a URL can spell the same path in many ways. */
const isApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false

/** A page or file of the client, or what machines ask; what looks like the API and is none of it counts as the API. */
const isPageOrFile = (request: FastifyRequest): boolean =>
  READING.has(request.method) && !isApi(request) && !request.url.startsWith('/api/')

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
  const { config, budget } = parts
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustTest(config.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // A connection that says nothing, or never ends what it says, is not waited for.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 10_000 },
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerNoAddress(parts.refusals),
  })
  app.removeContentTypeParser('text/plain')
  answerErrors(app, parts.refusals)
  // Before everything else: what is refused costs something too.
  const spread = new Spread()
  app.addHook('onRequest', () => spread.room())
  await securityHeaders(app, config)
  await app.register(cookie)
  await limitRequests(app, config)
  checkRequests(app, parts)
  chargeAnswers(app, budget, (request) => isApi(request) && !isOperators(request))
  chargeFiles(app, budget, isFile)
  await addRoutes(app, parts)
  await staticFiles(app, (request) => previewTags(parts, request), clientFolder)
  return app
}

async function securityHeaders(app: FastifyInstance, { publicUrl }: Config): Promise<void> {
  const tls = publicUrl?.startsWith('https:') ?? false
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
}

/** Counts whatever is asked, also what leads nowhere or is refused for its form: refusing it costs something too. */
async function limitRequests(app: FastifyInstance, { requestsPerMinute }: Config): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // The client is some 180 files, and a household or a club has one address.
    allowList: isPageOrFile,
  })
  const count = app.createRateLimit()
  app.addHook('onRequest', async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new ActRefusal('too-fast', 'Too many requests: wait a moment')
  })
}

/** Refuses requests that another site sends, that are not JSON, or that come from a banned address. */
function checkRequests(app: FastifyInstance, { config, bans }: HttpParts): void {
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
    if (isApi(request)) bans.mustNotBe({ address: request.ip })
  })
}

async function addRoutes(app: FastifyInstance, parts: HttpParts): Promise<void> {
  machineRoutes(app, parts)
  await operatorApi(app, parts)
  if (parts.config.operatorToken !== null) operatorPage(app)
  sessionRoutes(app, parts)
  ownDataRoutes(app, parts)
  peopleRoutes(app, parts)
  tableRoutes(app, parts)
  passkeyRoutes(app, parts)
}
