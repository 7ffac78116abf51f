import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, parseRecord, verifyRecord } from '@sablier/kernel'
import { LEVELS, type Level } from '@sablier/protocol'
import { type Config, readConfig } from '../config.ts'
import { startServer } from '../run/start-server.ts'
import { type GameShelf, installedGames } from '../tables/shelf.ts'
import { Admin, type AdminPlace } from './admin.ts'

/** One thing the self-check has tried. */
export interface CheckStep {
  readonly name: string
  readonly ok: boolean
  readonly detail: string
}
export interface SelfCheckOptions {
  readonly shelf?: GameShelf
  /** The game to play; the first on the shelf by default. */
  readonly game?: string
  readonly level?: Level
  /** How long the game may take. */
  readonly withinMs?: number
  readonly onStep?: (step: CheckStep) => void
  readonly config?: Partial<Config>
}

/**
 * Starts a server of its own on this machine, lets computer players play a whole game through it, verifies the record,
 * makes a backup and restores it elsewhere. Touches nothing of the real installation.
 */
export async function selfCheck(options: SelfCheckOptions = {}): Promise<{ ok: boolean; steps: CheckStep[] }> {
  const { shelf = installedGames, level = LEVELS[0], withinMs = 120_000, onStep = () => {} } = options
  const steps: CheckStep[] = []
  const folder = await mkdtemp(join(tmpdir(), 'sablier-check-'))
  const step = async (name: string, work: () => Promise<string>): Promise<void> => {
    let done: CheckStep
    try {
      done = { name, ok: true, detail: await work() }
    } catch (error) {
      done = { name, ok: false, detail: error instanceof Error ? error.message : String(error) }
    }
    steps.push(done)
    onStep(done)
    if (!done.ok) throw new Stop()
  }
  try {
    await run(step, folder, { ...options, shelf, level, withinMs })
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { ok: steps.every(({ ok }) => ok), steps }
}
class Stop extends Error {}

type Step = (name: string, work: () => Promise<string>) => Promise<void>

async function run(
  step: Step,
  folder: string,
  options: SelfCheckOptions & { shelf: GameShelf; level: Level; withinMs: number },
): Promise<void> {
  const { shelf, game = shelf.ids[0], config } = options
  const from = { databaseUrl: null, dataDir: join(folder, 'first') }
  const loaded = game === undefined ? undefined : await shelf.load(game)
  if (!loaded) throw new Error(`There is no game ${game ?? ''} on the shelf`)
  const base = { host: '127.0.0.1', port: 0, logLevel: 'silent', botWorkers: 0, publicUrl: null, ...config }
  const server = await startServer({ ...readConfig({}), ...base, ...from, redisUrl: null }, { shelf })
  let table: string
  try {
    table = await playGame(step, asker(server.url), { ...options, game: loaded.game })
  } finally {
    await server.close()
  }
  await carryOver(step, folder, { from, shelf, table })
}

/** Plays a whole game of computer players over HTTP and verifies its record; gives the table's id. */
async function playGame(
  step: Step,
  ask: Asker,
  { game, level, withinMs }: { game: AnyGame; level: Level; withinMs: number },
): Promise<string> {
  let table = ''
  await step('a full game of computer players through the real stack', async () => {
    await ask('POST', '/api/session', { name: 'Self-check', language: 'en' })
    const seats = Array.from({ length: game.seats.min }, () => ({ kind: 'bot', level }))
    const body = { game: game.id, options: {}, seats, visibility: 'invited', clock: { kind: 'none' }, start: true }
    table = (await ask<{ table: string }>('POST', '/api/tables', body)).table
    const end = Date.now() + withinMs
    for (;;) {
      const { status } = await ask<{ status: string }>('GET', `/api/tables/${table}`)
      if (status === 'over') return `${game.id} ${game.version}, table ${table}`
      if (Date.now() > end) throw new Error(`the game is still ${status} after ${withinMs} ms`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await step('its record verifies', async () => {
    const record = parseRecord(JSON.stringify(await ask('GET', `/api/tables/${table}/record`)))
    verifyRecord(game, record)
    return `${record.entries.length} entries`
  })
  return table
}

/** Backs the installation up, restores it beside itself and compares the two. */
async function carryOver(
  step: Step,
  folder: string,
  { from, shelf, table }: { from: AdminPlace; shelf: GameShelf; table: string },
): Promise<void> {
  const file = join(folder, 'backup.gz')
  const first = await Admin.open(from, shelf)
  const before = await first.inspect(table)
  await step('a backup is made', async () => JSON.stringify(await first.backUp(file))).finally(() => first.shut())
  const second = await Admin.open({ databaseUrl: null, dataDir: join(folder, 'second') }, shelf)
  await step('the backup is restored and every match replays to the same hashes', async () => {
    await second.restore(file)
    const { tables, faults } = await second.verifyAll()
    if (faults.length > 0) throw new Error(faults.join('; '))
    if ((await second.inspect(table)).hash !== before.hash) throw new Error('the restored match is another one')
    return `${tables} tables`
  }).finally(() => second.shut())
}

type Asker = ReturnType<typeof asker>

/** Asks the server over HTTP as a client does, with its cookie. */
function asker(url: string) {
  let cookie = ''
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const reply = (await response.json()) as T & { reason?: string }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${reply.reason ?? ''}`)
    return reply
  }
}
