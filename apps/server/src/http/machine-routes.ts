import { LEVELS, MESSAGE_LIMIT, PHRASE_IDS, PROTOCOL, type SettingsReply } from '@sablier/protocol'
import type { FastifyInstance } from 'fastify'
import { hasFreeSpace } from '../run/free-space.ts'
import { isBearer } from './bearer.ts'
import type { HttpParts } from './parts.ts'
import { sharedLook } from './shared-look.ts'

/** Health, readiness and metrics for machines; the settings that clients need. */
export function machineRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { config, metrics } = parts

  app.get('/health', { config: { rateLimit: false } }, async () => ({ ok: true }))
  // It counts for no address: many who ask must not ask the database as often.
  const lookUp = sharedLook(() => whyNotReady(parts))
  app.get('/ready', { config: { rateLimit: false } }, async (_, reply) => {
    const reason = await lookUp()
    return reason === null ? { ok: true } : reply.code(503).send({ ok: false, reason })
  })
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (config.metricsToken === null) return reply.code(404).send('')
    if (!isBearer(request.headers.authorization, config.metricsToken)) return reply.code(401).send('')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.get('/api/settings', async (): Promise<SettingsReply> => settingsFor(parts))
}

async function whyNotReady({ isReady, storage, config }: HttpParts): Promise<string | null> {
  if (!isReady()) return 'stopping'
  try {
    await storage.ping()
    const isFull = storage.kind === 'sqlite' && !(await hasFreeSpace(config.dataDir))
    return isFull ? 'the disk is full' : null
  } catch {
    return 'the database does not answer'
  }
}

async function settingsFor({ config, shelf, version }: HttpParts): Promise<SettingsReply> {
  // A game that cannot be loaded is left out; the others are played.
  const loaded = await Promise.all(shelf.ids.map((id) => shelf.load(id).catch(() => undefined)))
  return {
    protocol: PROTOCOL,
    version,
    publicUrl: config.publicUrl,
    games: loaded.flatMap((entry) => (entry ? [{ id: entry.game.id, version: entry.game.version }] : [])),
    levels: [...LEVELS],
    phrases: [...PHRASE_IDS],
    passkeys: true,
    limits: {
      tablesPerPerson: config.tablesPerPerson,
      openTablesPerPerson: config.openTablesPerPerson,
      openTableHours: config.openTableMs / 3600_000,
      messageBytes: MESSAGE_LIMIT,
      messagesPerSecond: config.messagesPerSecond,
    },
  }
}
