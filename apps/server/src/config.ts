import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { isAddressOrRange, type TrustedProxies } from './http/client-address.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const whole = (min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  )
}
const oneOf = <const T extends readonly string[]>(values: T) => v.picklist(values, `one of ${values.join(', ')}`)
const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((text) => text === 'true'),
)
const PROXIES = 'the number of proxies in front (1), or their addresses (10.0.0.2, 10.1.0.0/16)'
const proxies = v.pipe(
  v.string(),
  v.transform((text): TrustedProxies => {
    if (text === 'false') return 0
    return /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())
  }),
  v.check((given) => (typeof given === 'number' ? given <= 10 : given.every(isAddressOrRange)), PROXIES),
)
const formerKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.check((keys) => keys.every(({ length }) => length >= 32), 'keys of at least 32 characters, separated by commas'),
)
const token = v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))
const address = (protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `an address (${protocols.join(' ')})`,
    ),
  )

/** Every variable of the environment that the server reads, with its default. */
export const ENVIRONMENT = v.object({
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '0.0.0.0'),
  PORT: v.optional(whole(0, 65_535), '8080'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), 'data'),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'])),
  REDIS_URL: v.optional(address(['redis:', 'rediss:'])),
  PUBLIC_URL: v.optional(address(['http:', 'https:'])),
  SESSION_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  FORMER_SESSION_KEYS: v.optional(formerKeys),
  LOG_LEVEL: v.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  TRUST_PROXY: v.optional(proxies, '0'),
  METRICS_TOKEN: v.optional(token),
  OPERATOR_TOKEN: v.optional(token),
  BOT_WORKERS: v.optional(whole(0, 64), '1'),
  BOT_TIME_LIMIT_MS: v.optional(whole(100, 120_000), '10000'),
  BOT_PAUSE_MS: v.optional(whole(0, 10_000), '500'),
  IDLE_SECONDS: v.optional(whole(1, 86_400), '60'),
  ABSENCE_GRACE_SECONDS: v.optional(whole(1, 86_400), '120'),
  VOTING_SECONDS: v.optional(whole(1, 86_400), '60'),
  CLOSING_HOURS: v.optional(whole(1, 8760), '24'),
  TABLES_PER_PERSON: v.optional(whole(1, 10_000), '20'),
  OPEN_TABLES_PER_PERSON: v.optional(whole(1, 10_000), '5'),
  OPEN_TABLES_PER_ADDRESS: v.optional(whole(1, 100_000), '20'),
  TABLES_PER_ADDRESS: v.optional(whole(1, 1_000_000), '200'),
  OPEN_TABLE_HOURS: v.optional(whole(1, 10_000), '24'),
  MESSAGES_PER_SECOND: v.optional(whole(1, 100_000), '20'),
  REQUESTS_PER_MINUTE: v.optional(whole(1, 10_000_000), '600'),
  SOCKETS_PER_ADDRESS: v.optional(whole(1, 1_000_000), '200'),
  KILOBYTES_PER_SECOND: v.optional(whole(1, 10_000_000), '1000'),
  LOG_ENTRIES_BEFORE_START: v.optional(whole(50, 100_000), '500'),
  ABANDONED_DAYS: v.optional(whole(0, 10_000), '60'),
  UNSTARTED_DAYS: v.optional(whole(0, 10_000), '7'),
  ENDED_TABLE_DAYS: v.optional(whole(0, 10_000), '365'),
  ARCHIVE_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  SESSION_DAYS: v.optional(whole(0, 10_000), '400'),
  UNUSED_SESSION_DAYS: v.optional(whole(0, 10_000), '30'),
  REFUSAL_DAYS: v.optional(whole(1, 10_000), '7'),
  ALLOW_PRIVATE_WEBHOOKS: v.optional(flag, 'false'),
})

/** How this server is to run. */
export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  readonly publicUrl: string | null
  readonly sessionKey: string | null
  /** Keys that signed sessions before: still accepted, so that a key can be changed without signing anybody out. */
  readonly formerSessionKeys: readonly string[]
  readonly logLevel: string
  readonly trustedProxies: TrustedProxies
  readonly metricsToken: string | null
  /** Opens the operator's page; null: there is none. */
  readonly operatorToken: string | null
  readonly botWorkers: number
  readonly botTimeLimit: number
  readonly botPause: number
  readonly idleMs: number
  /** How long a person must have been away before others may propose to hand their seat over. */
  readonly absenceGrace: number
  /** How long such a vote waits for who is away. */
  readonly votingTime: number
  /** How long a vote to stop the game waits for who does not come. */
  readonly closingTime: number
  readonly tablesPerPerson: number
  /** How many tables of one person, and from one address, may wait to begin. */
  readonly openTablesPerPerson: number
  readonly openTablesPerAddress: number
  /** How many tables from one address may be open or being played. */
  readonly tablesPerAddress: number
  /** How long an open table waits to begin after its last log entry. */
  readonly openTableMs: number
  readonly messagesPerSecond: number
  readonly requestsPerMinute: number
  readonly socketsPerAddress: number
  /** How much one address may be sent a second, in bytes; replays for it count too. */
  readonly bytesPerSecond: number
  /** The most log entries that a table may have before it begins. */
  readonly logEntriesBeforeStart: number
  readonly cleanUp: CleanUpTimes
  readonly allowPrivateWebhooks: boolean
}

/** After how long things are cleared away, in milliseconds; 0: never. */
export interface CleanUpTimes {
  /** A game at which nothing happens is closed. */
  readonly abandoned: number
  /** A table that was closed before it began is deleted. */
  readonly unstarted: number
  /** A table whose game has ended is written to a file and deleted. */
  readonly ended: number
  readonly archiveDir: string
  /** A session that nobody comes back to is deleted. */
  readonly session: number
  /** The same for sessions that sit nowhere and are kept by nothing. */
  readonly unusedSession: number
  /** How long refusals, with the address they came from, are kept. */
  readonly refusal: number
}

/** The configuration cannot be used; the message names every variable that is wrong. Values are not repeated: they may be secret. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

/** Reads the configuration from the environment. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const e = readEnvironment(env)
  const dataDir = resolve(e.DATA_DIR)
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir,
    databaseUrl: e.DATABASE_URL ?? null,
    redisUrl: e.REDIS_URL ?? null,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    sessionKey: e.SESSION_KEY ?? null,
    formerSessionKeys: e.FORMER_SESSION_KEYS ?? [],
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN ?? null,
    operatorToken: e.OPERATOR_TOKEN ?? null,
    botWorkers: e.BOT_WORKERS,
    botTimeLimit: e.BOT_TIME_LIMIT_MS,
    botPause: e.BOT_PAUSE_MS,
    idleMs: e.IDLE_SECONDS * SECOND,
    absenceGrace: e.ABSENCE_GRACE_SECONDS * SECOND,
    votingTime: e.VOTING_SECONDS * SECOND,
    closingTime: e.CLOSING_HOURS * HOUR,
    ...limitsOf(e),
    cleanUp: cleanUpOf(e, dataDir),
    allowPrivateWebhooks: e.ALLOW_PRIVATE_WEBHOOKS,
  }
}

type Environment = v.InferOutput<typeof ENVIRONMENT>

/** The variables with their defaults. Throws a `ConfigFault` that names all wrong ones. */
function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(ENVIRONMENT, given)
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: expected ${issue.message}`)
    throw new ConfigFault(`The configuration is wrong:\n${faults.join('\n')}`)
  }
  const { REDIS_URL, DATABASE_URL } = parsed.output
  if (REDIS_URL !== undefined && DATABASE_URL === undefined)
    throw new ConfigFault(
      'The configuration is wrong:\n  REDIS_URL: several processes need a common database, set DATABASE_URL too',
    )
  return parsed.output
}

/** The limits of a person, an address or a table. */
const limitsOf = (e: Environment) => ({
  tablesPerPerson: e.TABLES_PER_PERSON,
  openTablesPerPerson: e.OPEN_TABLES_PER_PERSON,
  openTablesPerAddress: e.OPEN_TABLES_PER_ADDRESS,
  tablesPerAddress: e.TABLES_PER_ADDRESS,
  openTableMs: e.OPEN_TABLE_HOURS * HOUR,
  messagesPerSecond: e.MESSAGES_PER_SECOND,
  requestsPerMinute: e.REQUESTS_PER_MINUTE,
  socketsPerAddress: e.SOCKETS_PER_ADDRESS,
  bytesPerSecond: e.KILOBYTES_PER_SECOND * 1000,
  logEntriesBeforeStart: e.LOG_ENTRIES_BEFORE_START,
})

const cleanUpOf = (e: Environment, dataDir: string): CleanUpTimes => ({
  abandoned: e.ABANDONED_DAYS * DAY,
  unstarted: e.UNSTARTED_DAYS * DAY,
  ended: e.ENDED_TABLE_DAYS * DAY,
  archiveDir: resolve(e.ARCHIVE_DIR ?? join(dataDir, 'archive')),
  session: e.SESSION_DAYS * DAY,
  unusedSession: e.UNUSED_SESSION_DAYS * DAY,
  refusal: e.REFUSAL_DAYS * DAY,
})
