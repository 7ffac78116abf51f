import { resolve } from 'node:path'
import * as v from 'valibot'

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
  LOG_LEVEL: v.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  TRUST_PROXY: v.optional(flag, 'false'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))),
  BOT_WORKERS: v.optional(whole(0, 64), '1'),
  BOT_TIME_LIMIT_MS: v.optional(whole(100, 120_000), '10000'),
  BOT_PAUSE_MS: v.optional(whole(0, 10_000), '500'),
  IDLE_SECONDS: v.optional(whole(1, 86_400), '60'),
  TABLES_PER_PERSON: v.optional(whole(1, 10_000), '20'),
  MESSAGES_PER_SECOND: v.optional(whole(1, 100_000), '20'),
  REQUESTS_PER_MINUTE: v.optional(whole(1, 10_000_000), '600'),
  SOCKETS_PER_ADDRESS: v.optional(whole(1, 1_000_000), '200'),
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
  readonly logLevel: string
  readonly trustProxy: boolean
  readonly metricsToken: string | null
  readonly botWorkers: number
  readonly botTimeLimit: number
  readonly botPause: number
  readonly idleMs: number
  readonly tablesPerPerson: number
  readonly messagesPerSecond: number
  readonly requestsPerMinute: number
  readonly socketsPerAddress: number
  readonly allowPrivateWebhooks: boolean
}

/** The configuration cannot be used; the message names every variable that is wrong. Values are not repeated: they may be secret. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

/** Reads the configuration from the environment. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(ENVIRONMENT, given)
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: expected ${issue.message}`)
    throw new ConfigFault(`The configuration is wrong:\n${faults.join('\n')}`)
  }
  const e = parsed.output
  if (e.REDIS_URL !== undefined && e.DATABASE_URL === undefined)
    throw new ConfigFault(
      'The configuration is wrong:\n  REDIS_URL: several processes need a common database, set DATABASE_URL too',
    )
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    redisUrl: e.REDIS_URL ?? null,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    sessionKey: e.SESSION_KEY ?? null,
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN ?? null,
    botWorkers: e.BOT_WORKERS,
    botTimeLimit: e.BOT_TIME_LIMIT_MS,
    botPause: e.BOT_PAUSE_MS,
    idleMs: e.IDLE_SECONDS * 1000,
    tablesPerPerson: e.TABLES_PER_PERSON,
    messagesPerSecond: e.MESSAGES_PER_SECOND,
    requestsPerMinute: e.REQUESTS_PER_MINUTE,
    socketsPerAddress: e.SOCKETS_PER_ADDRESS,
    allowPrivateWebhooks: e.ALLOW_PRIVATE_WEBHOOKS,
  }
}
