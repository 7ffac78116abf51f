import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Advice } from '../desk/advice.ts'
import { Budget } from '../desk/budget.ts'
import { Desk } from '../desk/desk.ts'
import { httpApp } from '../http/app.ts'
import type { HttpParts } from '../http/parts.ts'
import { newId } from '../new-id.ts'
import { KeepLinks } from '../people/keep-links.ts'
import { Passkeys } from '../people/passkeys.ts'
import { SeatLinks } from '../people/seat-links.ts'
import { Sessions } from '../people/sessions.ts'
import { Sockets } from '../socket/sockets.ts'
import type { Storage } from '../storage/storage.ts'
import { BOT_GRACE } from '../tables/info.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { VERSION } from '../version.ts'
import { writeControlFile } from './control-file.ts'
import { Operator } from './operator.ts'
import { openBase, type ServerBase, type ServerParts } from './server-base.ts'
import { TableServices } from './table-services.ts'

/** A server that runs. */
export interface RunningServer {
  readonly url: string
  readonly registry: TableRegistry
  readonly storage: Storage
  readonly desk: Desk
  readonly sessions: Sessions
  readonly budget: Budget
  /** How many TCP connections are open, upgraded ones included. */
  openConnections(): Promise<number>
  /** Stops taking requests, ends what is under way, closes everything. */
  close(): Promise<void>
}

/** So many new connections wait. Node takes one in each turn of the loop: with its usual 511 some of a crowd that comes back are reset. */
const BACKLOG = 4096

/** Puts the server together and lets it listen. */
export async function startServer(config: Config, given: ServerParts = {}): Promise<RunningServer> {
  const base = await openBase(config, given)
  const { storage, shelf, log, onError } = base
  const tables: TableServices = new TableServices(base, {
    endBanned: () => sockets.endBanned(),
    endSession: (person) => sockets.endSession(person),
  })
  await tables.join()
  const desk = deskFor(base, tables)
  const sessions = new Sessions(storage, await sessionKeys(config, storage))
  const budget = new Budget(config.bytesPerSecond, tables.registry)
  const people = { desk, sessions, budget }
  const operator = operatorFor(base, tables, () => sockets)
  const controlToken = base.ownsFolder ? newId(24) : null
  let ready = true
  const parts = { ...people, operator, controlToken, isReady: () => ready }
  const app = await httpApp(httpParts(base, tables, { ...parts, sockets: () => sockets }), log, given.clientFolder)
  const { refusals, bans } = base
  const sockets: Sockets = new Sockets({ config, ...people, presence: tables.presence, refusals, bans, onError })
  sockets.listenOn(app.server)
  base.metrics.watch({ sockets: () => sockets.size, tables: () => tables.registry.size })
  // Loading a game takes longer than a turn may last: it is done before anybody waits.
  for (const id of shelf.ids) await shelf.load(id).catch((error: unknown) => onError(error, `loading ${id}`))
  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG })
  tables.scheduler.start(BOT_GRACE)
  const localUrl = addressOf(app, config)
  const removeControlFile = announce(config, localUrl, controlToken)
  return {
    url: config.publicUrl ?? localUrl,
    registry: tables.registry,
    storage,
    ...people,
    openConnections: promisify(app.server.getConnections.bind(app.server)),
    close: async () => {
      ready = false
      removeControlFile()
      await closeAll(base, tables, { app, sockets, operator })
    },
  }
}

/** The key that signs sessions, and those before it that still count. */
async function sessionKeys({ sessionKey, formerSessionKeys }: Config, { people }: Storage): Promise<string[]> {
  const makeKey = (): string => randomBytes(32).toString('base64url')
  return [sessionKey ?? (await people.setting('session-key', makeKey)), ...formerSessionKeys]
}

function deskFor({ config, storage, shelf, relations, onError }: ServerBase, tables: TableServices): Desk {
  return new Desk({
    storage,
    shelf,
    registry: tables.registry,
    relations,
    relationChanges: tables.relationChanges,
    whispers: tables.whispers,
    limits: config,
    times: { grace: config.absenceGrace, voting: config.votingTime, closing: config.closingTime },
    onBadRow: (table, error) => onError(error, `the lobby row of ${table}`),
    onOpened: (table) => tables.lookAfter(table),
    onLooked: (table, seat) => tables.presence.seen(table, seat),
  })
}

function operatorFor(base: ServerBase, { registry }: TableServices, sockets: () => Sockets): Operator {
  const { config, storage, shelf, bans, refusalStore, now } = base
  return new Operator({
    storage,
    shelf,
    registry,
    bans,
    refusals: refusalStore,
    archiveDir: config.cleanUp.archiveDir,
    countSockets: () => sockets().size,
    endBanned: () => sockets().endBanned(),
    now,
  })
}

type MadeByServer = 'desk' | 'sessions' | 'budget' | 'operator' | 'controlToken' | 'isReady'

function httpParts(
  base: ServerBase,
  { registry, relationChanges, webhooks }: TableServices,
  { sockets, ...made }: Pick<HttpParts, MadeByServer> & { sockets: () => Sockets },
): HttpParts {
  const { config, storage, shelf, bots, relations, metrics, refusals, bans } = base
  return {
    config,
    storage,
    shelf,
    ...made,
    advice: new Advice(made.desk, bots, registry.past),
    links: new SeatLinks(storage, registry, relations),
    keepLinks: new KeepLinks(storage),
    passkeys: new Passkeys(storage),
    relations,
    relationChanges,
    webhooks,
    metrics,
    refusals,
    bans,
    endSession: (person) => sockets().endSession(person),
    version: VERSION,
  }
}

function addressOf(app: FastifyInstance, config: Config): string {
  const { port } = app.server.address() as AddressInfo
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  return `http://${host}:${port}`
}

/** Tells commands that can read the data folder where the server is; gives what takes that back. */
function announce({ dataDir }: Config, url: string, token: string | null): () => void {
  // A user who can read the folder of an embedded database can do anything with it anyway.
  return token === null ? () => {} : writeControlFile(dataDir, { url, token, pid: process.pid })
}

async function closeAll(
  base: ServerBase,
  tables: TableServices,
  { app, sockets, operator }: { app: FastifyInstance; sockets: Sockets; operator: Operator },
): Promise<void> {
  const { storage, bots, refusalStore, alive, now, onError } = base
  const { registry, presence } = tables
  await tables.stop()
  await sockets.close()
  presence.stop()
  await app.close()
  await registry.quiet()
  operator.stop()
  await refusalStore.flush().catch((error: unknown) => onError(error, 'refusals'))
  await alive.write(now()).catch((error: unknown) => onError(error, 'alive mark'))
  await registry.lobbyRows.keep(Number.POSITIVE_INFINITY).catch((error: unknown) => onError(error, 'late lobby rows'))
  bots.close()
  await tables.leave()
  await storage.close()
  base.unlock()
}
