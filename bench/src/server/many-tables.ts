import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lanterns } from '@sablier/kernel/lanterns'
import { type RunningServer, readConfig, shelfOf, startServer } from '@sablier/server'
import { fillStorage } from './fill-storage.ts'
import { quantile } from './load.ts'

// How long the requests of a visit take at a server that has kept many tables, beside one that has none. DATABASE_URL: an empty PostgreSQL.
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200000' },
    times: { type: 'string', default: '200' },
  },
})
const [tables, times] = [Number(values.tables), Number(values.times)]
const WARMUP = 30
const OPERATOR_TOKEN = 'the operator of the bench'
const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` }

/** Somebody with a cookie. */
class Visitor {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
    readonly id: string,
  ) {}

  static async come(url: string, name: string): Promise<Visitor> {
    const body = JSON.stringify({ name, language: 'en' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/api/session`, { method: 'POST', headers, body })
    const { me } = (await response.json()) as { me: { id: string } }
    return new Visitor(url, response.headers.getSetCookie()[0]?.split(';')[0] ?? '', me.id)
  }
  async ask(path: string, body?: object, expected = 200): Promise<Record<string, string>> {
    const response = await fetch(`${this.url}/api${path}`, {
      headers: { cookie: this.cookie, 'content-type': 'application/json', ...OPERATOR },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (response.status !== expected) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, string>
  }
}

const NEW_TABLE = {
  game: 'lanterns',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'public',
  clock: { kind: 'none' },
}

/** What a visit asks for, by what it is called here. */
function requestsOf(
  visitor: Visitor,
  { registry, storage }: RunningServer,
): ReadonlyMap<string, () => Promise<unknown>> {
  const lobby = (query: string) => () => visitor.ask(`/tables${query}`)
  let table = ''
  return new Map<string, () => Promise<unknown>>([
    ['who am I', () => visitor.ask('/session')],
    ['home', () => visitor.ask('/home')],
    ['the lobby', lobby('')],
    ['tables that wait to begin', lobby('?status=open')],
    ['with a free seat', lobby('?status=open&free=1')],
    ['with a free seat, any state', lobby('?free=1')],
    ['of one game that wait to begin', lobby('?game=lanterns&status=open')],
    ['of one game, closed', lobby('?game=lanterns&status=closed')],
    ['a page far back', lobby('?before=1500000100000')],
    ['finding a table by its short code', () => storage.tableOfCode('CODE100')],
    [
      'opening a table',
      async () => {
        table = (await visitor.ask('/tables', NEW_TABLE))['table'] ?? ''
      },
    ],
    [
      'coming to a table that sleeps',
      async () => {
        const inMemory = registry.inMemory(table)
        if (inMemory) registry.forget(inMemory)
        await visitor.ask(`/tables/${table}/since`)
      },
    ],
    ['the operator: overview', () => visitor.ask('/operator/overview')],
    ['the operator: tables', () => visitor.ask('/operator/tables')],
    ['the operator: people by name', () => visitor.ask('/operator/people?name=Nobody')],
    ['beginning to come back by passkey', () => visitor.ask('/passkeys/login', {})],
    [
      'coming back by a link to keep, a wrong one',
      () => visitor.ask('/session/return', { token: 'a'.repeat(32) }, 401),
    ],
  ])
}

/** Milliseconds of each request, sorted by name. */
async function measured(server: RunningServer, visitor: Visitor): Promise<Map<string, number[]>> {
  const took = new Map<string, number[]>()
  for (const [name, request] of requestsOf(visitor, server)) {
    const all: number[] = []
    for (let i = 0; i < WARMUP + times; i++) {
      const began = performance.now()
      await request()
      all.push(performance.now() - began)
    }
    took.set(name, all.slice(WARMUP))
  }
  return took
}

const dataDir = mkdtempSync(join(tmpdir(), 'sablier-many-'))
const server = await startServer(
  readConfig({
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    OPERATOR_TOKEN,
    BOT_WORKERS: '0',
    REQUESTS_PER_MINUTE: '10000000',
    KILOBYTES_PER_SECOND: '10000000',
    TABLES_PER_PERSON: '10000',
    OPEN_TABLES_PER_PERSON: '10000',
    OPEN_TABLES_PER_ADDRESS: '10000',
    TABLES_PER_ADDRESS: '10000',
  }),
  { shelf: shelfOf(lanterns) },
)
const visitor = await Visitor.come(server.url, 'Visitor')
const empty = await measured(server, visitor)
const began = performance.now()
await fillStorage(server.storage, { tables, visitor: visitor.id })
console.log(`${tables} tables written in ${((performance.now() - began) / 1000).toFixed(0)} s (${server.storage.kind})`)
const full = await measured(server, visitor)
console.log('| request | with none, ms | with all, ms: half within | 99 of 100 within |')
console.log('| --- | --- | --- | --- |')
for (const [name, took] of full) {
  const cells = [quantile(empty.get(name) ?? [], 0.5), quantile(took, 0.5), quantile(took, 0.99)]
  console.log(`| ${name} | ${cells.map((ms) => ms.toFixed(1)).join(' | ')} |`)
}
await server.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
