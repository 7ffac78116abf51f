import { nodeBotPool } from '@sablier/bots/node'
import pino, { type Logger } from 'pino'
import type { BotPort } from '../bots/bot-port.ts'
import { randomBots } from '../bots/random-bot.ts'
import { threadBots } from '../bots/thread-bots.ts'
import type { Config } from '../config.ts'
import { Metrics } from '../metrics.ts'
import { Bans } from '../people/bans.ts'
import { Relations } from '../people/relations.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { type GameShelf, installedGames } from '../tables/shelf.ts'
import { AliveMark } from './alive-mark.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { logOptions } from './log-options.ts'
import { processClock } from './process-clock.ts'
import { RefusalLog } from './refusal-log.ts'
import { RefusalStore } from './refusal-store.ts'

/** Parts that a test may replace. */
export interface ServerParts {
  readonly shelf?: GameShelf
  readonly bots?: BotPort
  readonly storage?: Storage
  readonly clientFolder?: string
  /** The time by which tables go. */
  readonly now?: () => number
}

/** The parts on which all others build. */
export interface ServerBase {
  readonly config: Config
  readonly log: Logger
  readonly onError: (error: unknown, what: string) => void
  readonly shelf: GameShelf
  readonly now: () => number
  readonly storage: Storage
  readonly bots: BotPort
  readonly metrics: Metrics
  readonly refusals: RefusalLog
  readonly refusalStore: RefusalStore
  readonly bans: Bans
  readonly relations: Relations
  readonly alive: AliveMark
  /** An embedded database in a folder of this machine, which one process owns. */
  readonly ownsFolder: boolean
  /** Lets another process have the folder. */
  readonly unlock: () => void
}

/** Opens the storage and reads what the server has to know before it takes a table in. */
export async function openBase(config: Config, given: ServerParts): Promise<ServerBase> {
  const log = pino(logOptions(config))
  const onError = (error: unknown, what: string): void => log.error({ err: error }, what)
  const now = given.now ?? processClock()
  const ownsFolder = !given.storage && config.databaseUrl === null
  const unlock = ownsFolder ? lockDataFolder(config.dataDir) : () => {}
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
  return {
    config,
    log,
    onError,
    shelf: given.shelf ?? installedGames,
    now,
    storage,
    bots: given.bots ?? botsFor(config, log),
    metrics,
    refusals,
    refusalStore,
    bans,
    relations: new Relations(storage, now),
    alive: await AliveMark.read(storage.people, now()),
    ownsFolder,
    unlock,
  }
}

function botsFor({ botWorkers, botTimeLimit }: Config, log: Logger): BotPort {
  if (botWorkers === 0) return randomBots
  const pool = nodeBotPool({ shelf: import.meta.resolve('@sablier/shelf'), size: botWorkers })
  return threadBots(pool, botTimeLimit, (failure, game) => log.warn({ failure, game }, 'bot'))
}
