import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { nodeBotPool } from '@sablier/bots/node'
import pino from 'pino'
import type { BotPort } from '../bots/bot-port.ts'
import { randomBots } from '../bots/random-bot.ts'
import { threadBots } from '../bots/thread-bots.ts'
import type { Config } from '../config.ts'
import { Advice } from '../desk/advice.ts'
import { Budget } from '../desk/budget.ts'
import { Desk } from '../desk/desk.ts'
import { alone, type Fanout } from '../fanout/fanout.ts'
import { httpApp } from '../http/app.ts'
import { Metrics } from '../metrics.ts'
import { newId } from '../new-id.ts'
import { Webhooks } from '../notify/webhooks.ts'
import { Bans } from '../people/bans.ts'
import { KeepLinks } from '../people/keep-links.ts'
import { Passkeys } from '../people/passkeys.ts'
import { RelationChanges } from '../people/relation-changes.ts'
import { Relations } from '../people/relations.ts'
import { SeatLinks } from '../people/seat-links.ts'
import { Sessions } from '../people/sessions.ts'
import { Presence } from '../presence/presence.ts'
import { Sockets } from '../socket/sockets.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { BOT_GRACE } from '../tables/info.ts'
import { Scheduler } from '../tables/scheduler.ts'
import { type GameShelf, installedGames } from '../tables/shelf.ts'
import { TableRegistry } from '../tables/table-registry.ts'
import { VERSION } from '../version.ts'
import { AliveMark } from './alive-mark.ts'
import { Cleaner, type Cleared } from './cleaner.ts'
import { writeControlFile } from './control-file.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { logOptions } from './log-options.ts'
import { Operator } from './operator.ts'
import { processClock } from './process-clock.ts'
import { RefusalLog } from './refusal-log.ts'
import { RefusalStore } from './refusal-store.ts'

/** So often, in milliseconds, the watchers of a table are told who else is there when people come and go without end. */
const PRESENCE_PAUSE = 250

/** What a test may put in place of the real parts. */
export interface ServerParts {
  readonly shelf?: GameShelf
  readonly bots?: BotPort
  readonly storage?: Storage
  readonly clientFolder?: string
  /** The time by which tables go. */
  readonly now?: () => number
}
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

/** Puts the server together and lets it listen. */
export async function startServer(config: Config, given: ServerParts = {}): Promise<RunningServer> {
  const log = pino(logOptions(config))
  const onError = (error: unknown, what: string): void => log.error({ err: error }, what)
  const shelf = given.shelf ?? installedGames
  const now = given.now ?? processClock()
  const unlock = given.storage || config.databaseUrl !== null ? () => {} : lockDataFolder(config.dataDir)
  const storage = given.storage ?? (await openStorage(config, (error) => onError(error, 'database connection')))
  const metrics = new Metrics()
  const refusalStore = new RefusalStore(storage, now)
  const refusals = new RefusalLog(metrics, (fields, text) => {
    log.warn(fields, text)
    const { at: place, ...refusal } = fields
    refusalStore.add({ place, ...refusal })
  })
  const bans = new Bans(storage)
  await bans.read()
  const bots =
    given.bots ??
    (config.botWorkers === 0
      ? randomBots
      : threadBots(
          nodeBotPool({ shelf: import.meta.resolve('@sablier/shelf'), size: config.botWorkers }),
          config.botTimeLimit,
          (failure, game) => log.warn({ failure, game }, 'bot'),
        ))
  const webhooks = new Webhooks({
    storage,
    metrics,
    publicUrl: config.publicUrl,
    allowPrivate: config.allowPrivateWebhooks,
    onError,
  })
  const alive = await AliveMark.read(storage.people, now())
  const relations = new Relations(storage, now)
  let fanout: Fanout = alone
  const registry: TableRegistry = new TableRegistry({
    storage,
    shelf,
    metrics,
    now,
    down: alive.down,
    hearing: relations,
    isParted: (core, person) => relations.isParted(core, person),
    openMs: config.openTableMs,
    mostBeforeStart: config.logEntriesBeforeStart,
    onError,
    onReplayed: (table, why) => log.info({ table, why }, 'table replayed from its first answer'),
    onKept: (table, logEntries, mine) => {
      if (table.reseated) {
        table.reseated = false
        presence.changed(table)
      } else if (!mine || logEntries.some(({ person }) => person !== null && !table.isWatchedBy(person)))
        presence.acted(table)
      if (!mine || logEntries.some(({ logEntry: { kind } }) => kind === 'sat' || kind === 'moved'))
        relationChanges.satDown(table)
      if (!mine) return
      fanout.publish(table.id, table.core.seq)
      scheduler.look(table)
      webhooks.notify(table)
    },
    others:
      config.redisUrl === null
        ? null
        : {
            isDeaf: (table) => fanout.isDeaf(table),
            follow: (table) => fanout.follow(table),
            leave: (table) => fanout.leave(table),
          },
    absentSince: (table, seat) => presence.absentSince(table, seat),
  })
  const presence: Presence = new Presence({
    inMemory: (id) => registry.inMemory(id),
    onArrived: (table, seat) => scheduler.arrived(table, seat),
    isShared: config.redisUrl !== null,
    send: (note, table) => (table === undefined ? fanout.note(note) : fanout.noteAt(table, note)),
    now,
    pause: PRESENCE_PAUSE,
  })
  const relationChanges = new RelationChanges({
    relations,
    tables: () => registry.all(),
    send: (note) => fanout.note(note),
  })
  const { botPause, idleMs } = config
  const onCleared = (cleared: Cleared): void => log.info(cleared, 'cleared away')
  const cleaner = new Cleaner({
    storage,
    shelf,
    registry,
    refusals: refusalStore,
    times: config.cleanUp,
    onCleared,
    onError,
  })
  const everySecond = async (at: number): Promise<void> => {
    refusals.tell()
    await refusalStore.flush()
    if (await bans.read()) sockets.endBanned()
    cleaner.look(at)
  }
  const onForgotten = (person: string): void => sockets.endSession(person)
  const scheduler: Scheduler = new Scheduler({
    registry,
    storage,
    bots,
    metrics,
    botPause,
    idleMs,
    onError,
    onForgotten,
    alive,
    everySecond,
  })
  if (config.redisUrl !== null) {
    const { redisFanout } = await import('../fanout/redis.ts')
    const listener = {
      wake: (table: string, seq: number) => registry.wake(table, seq),
      heard: (from: string, note: string) => {
        presence.heard(from, note)
        relationChanges.heard(note).catch((error: unknown) => onError(error, 'relation'))
      },
      missed: (tables: Iterable<string>) => {
        const missed = [...tables]
        registry.missed(missed)
        presence.askAgain(missed)
      },
      // The others learn at once that this process is back.
      missedAll: () => {
        presence.beat()
        relationChanges.missed().catch((error: unknown) => onError(error, 'relations'))
      },
    }
    fanout = redisFanout(config.redisUrl, listener, (error) => onError(error, 'redis'))
    presence.start()
  }
  const sessionKey = config.sessionKey ?? (await storage.people.setting('session-key', makeKey))
  const sessions = new Sessions(storage, [sessionKey, ...config.formerSessionKeys])
  const lookAfter = (id: string): void => {
    registry.table(id).then(
      (table) => scheduler.look(table),
      (error: unknown) => onError(error, 'new table'),
    )
  }
  const desk = new Desk({
    storage,
    shelf,
    registry,
    relations,
    relationChanges,
    limits: config,
    times: { grace: config.absenceGrace, voting: config.votingTime, closing: config.closingTime },
    onBadRow: (table, error) => onError(error, `the lobby row of ${table}`),
    onOpened: lookAfter,
    onLooked: (table, seat) => presence.seen(table, seat),
  })
  const links = new SeatLinks(storage, registry, relations)
  const passkeys = new Passkeys(storage)
  const budget = new Budget(config.bytesPerSecond, registry)
  const operator = new Operator({
    storage,
    shelf,
    registry,
    bans,
    refusals: refusalStore,
    archiveDir: config.cleanUp.archiveDir,
    countSockets: () => sockets.size,
    endBanned: () => sockets.endBanned(),
    now,
  })
  // Whoever can read the folder of an embedded database may do with it what they like.
  const controlToken = given.storage || config.databaseUrl !== null ? null : newId(24)
  let ready = true
  const app = await httpApp(
    {
      config,
      storage,
      shelf,
      desk,
      advice: new Advice(desk, bots, registry.past),
      sessions,
      links,
      keepLinks: new KeepLinks(storage),
      passkeys,
      relations,
      relationChanges,
      webhooks,
      metrics,
      refusals,
      budget,
      bans,
      operator,
      controlToken,
      endSession: (person) => sockets.endSession(person),
      isReady: () => ready,
      version: VERSION,
    },
    log,
    given.clientFolder,
  )
  const sockets: Sockets = new Sockets({ config, desk, sessions, presence, refusals, budget, bans, onError })
  sockets.listenOn(app.server)
  metrics.watch({ sockets: () => sockets.size, tables: () => registry.size })
  // Loading a game takes longer than a turn may last: it is done before anybody waits.
  for (const id of shelf.ids) await shelf.load(id).catch((error: unknown) => onError(error, `loading ${id}`))
  await app.listen({ host: config.host, port: config.port })
  scheduler.start(BOT_GRACE)
  const { port } = app.server.address() as AddressInfo
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  const removeControlFile =
    controlToken === null
      ? () => {}
      : writeControlFile(config.dataDir, { url: `http://${host}:${port}`, token: controlToken, pid: process.pid })

  async function close(): Promise<void> {
    ready = false
    removeControlFile()
    await scheduler.stop()
    await cleaner.stop()
    await sockets.close()
    presence.stop()
    await app.close()
    await registry.quiet()
    operator.stop()
    await refusalStore.flush().catch((error: unknown) => onError(error, 'refusals'))
    await alive.write(now()).catch((error: unknown) => onError(error, 'alive mark'))
    await registry.lobbyRows.keep(Number.POSITIVE_INFINITY).catch((error: unknown) => onError(error, 'late heads'))
    bots.close()
    await fanout.close()
    await storage.close()
    unlock()
  }
  const openConnections = promisify(app.server.getConnections.bind(app.server))
  return {
    url: config.publicUrl ?? `http://${host}:${port}`,
    registry,
    storage,
    desk,
    sessions,
    budget,
    openConnections,
    close,
  }
}

const makeKey = (): string => randomBytes(32).toString('base64url')
