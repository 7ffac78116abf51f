import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Snapshot } from '@sablier/protocol'
import { quantile } from './load.ts'
import { type LongTable, longTables } from './long-tables.ts'
import { someAnswer } from './some-answer.ts'
import type { Held } from './stretch-process.ts'

// How long one request of one client holds the event loop at a stretch, at tables as long as the longest recorded games.
const { values } = parseArgs({ options: { times: { type: 'string', default: '30' } } })
const times = Number(values.times)
const OPERATOR_TOKEN = 'the operator of the bench'
const SCRIPT = fileURLToPath(new URL('./stretch-process.js', import.meta.url))
let ids = 0

/** The server in a process of its own. */
class Measured {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static start(dataDir: string): Promise<Measured> {
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      OPERATOR_TOKEN,
      REQUESTS_PER_MINUTE: '1000000',
      KILOBYTES_PER_SECOND: '1000000',
    }
    const child = fork(SCRIPT, {
      env,
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return new Promise((resolve, reject) => {
      child.once('message', ({ url }: { url: string }) => resolve(new Measured(child, url)))
      child.once('exit', (code) => reject(new Error(`the server ended (${code})`)))
    })
  }
  ask<T>(question: object): Promise<T> {
    return new Promise((resolve) => {
      this.child.once('message', (said) => resolve(said as T))
      this.child.send(question)
    })
  }
  async cookie(person: string): Promise<string> {
    return `sablier=${await this.ask<string>({ kind: 'sign', person })}`
  }
  /** Waits until the process has ended: its files can be deleted then. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.removeAllListeners('exit').once('exit', () => resolve())
      this.child.disconnect()
    })
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'sablier-stretches-'))
const tables = await longTables(dataDir)
const server = await Measured.start(dataDir)
/** Who sits at the table that is measured: what has a pace of its own is not slowed down by the table before. */
let seated: string[] = []
const watching: string[] = []
for (let n = 0; n < 2 * times; n++) watching.push(await server.cookie(`watcher-${n}`))

async function call<T>(path: string, cookie = '', body?: object): Promise<T> {
  const headers = { cookie, 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` }
  const response = await fetch(`${server.url}/api/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as T
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer
}
const act = (id: string, cookie: string, body: object): Promise<unknown> =>
  call(`tables/${id}/acts`, cookie, { clientId: `stretch-act-${++ids}`, ...body })
const snapshot = (id: string, cookie: string): Promise<Snapshot> => call(`tables/${id}/since?seq=0`, cookie)

interface Request {
  readonly name: string
  /** What has to be so before each try; it does not count. */
  readonly before?: (n: number) => Promise<unknown>
  readonly ask: (n: number) => Promise<unknown>
  /** Some things have a pace of their own. */
  readonly tries?: number
}

/** Tries one request again and again; gives the longest stretch of each try. */
async function measure({ before, ask, tries = 2 * times }: Request): Promise<Held[]> {
  const longest: Held[] = []
  for (let n = 0; n < tries; n++) {
    await before?.(n)
    await server.ask({ kind: 'longest' })
    await ask(n)
    longest.push(await server.ask<Held>({ kind: 'longest' }))
  }
  // The first half measures the compiler.
  return longest.slice(tries / 2)
}

function requestsAt({ id, entries }: LongTable): Request[] {
  const cookieOf = (n: number): string => watching[n % watching.length] ?? ''
  const asked = async (): Promise<{ cookie: string; entries: number; answer: unknown }> => {
    for (const cookie of seated) {
      const { view } = await snapshot(id, cookie)
      if (view?.ask) return { cookie, entries: view.entries, answer: someAnswer(view) }
    }
    throw new Error(`nobody is asked at ${id}`)
  }
  let now: Awaited<ReturnType<typeof asked>>
  const lookAt = async (): Promise<void> => {
    now = await asked()
  }
  return [
    { name: 'coming to it', ask: (n) => snapshot(id, cookieOf(n)) },
    { name: 'waking it', before: () => server.ask({ kind: 'forget' }), ask: (n) => snapshot(id, cookieOf(n)) },
    { name: 'a look into its past', ask: (n) => call(`tables/${id}/look?entries=${(n * 97) % entries}`, cookieOf(n)) },
    {
      name: 'a vote to go far back',
      before: async (n) => {
        const cookie = seated[n % 2] ?? ''
        const { table } = await snapshot(id, cookie)
        for (const { id: vote, by } of table.votes)
          await act(id, seated[by] ?? '', { type: 'vote', vote, agree: false })
      },
      ask: (n) =>
        act(id, seated[n % 2] ?? '', { type: 'propose', proposal: { kind: 'undo-to', entries: (n * 97) % entries } }),
      tries: 8,
    },
    {
      name: 'a forecast',
      before: lookAt,
      ask: () => call(`tables/${id}/forecast`, now.cookie, { answer: now.answer }),
      tries: 20,
    },
    {
      name: 'an answer',
      before: lookAt,
      ask: () => act(id, now.cookie, { type: 'answer', entries: now.entries, answer: now.answer }),
      tries: 4,
    },
    { name: 'its end by the operator', ask: () => call(`operator/tables/${id}/close`, '', {}), tries: 1 },
    { name: 'coming to it when it is over', ask: (n) => snapshot(id, cookieOf(n)) },
    {
      name: 'waking it when it is over',
      before: () => server.ask({ kind: 'forget' }),
      ask: (n) => snapshot(id, cookieOf(n)),
    },
    { name: 'its record', ask: (n) => call(`tables/${id}/record`, cookieOf(n)) },
    { name: 'one’s own data', ask: (n) => call('session/data', seated[n % 2]) },
  ]
}

/** The time in which others had the processor is not the server's: it is told apart. */
const own = ({ all, queued }: Held): number => all - queued
const COLUMNS = [
  'request',
  'table',
  'half within, ms',
  'worst',
  'of it waiting for the disk',
  'worst with others between',
]
console.log(`| ${COLUMNS.join(' | ')} |`)
console.log(`|${' --- |'.repeat(COLUMNS.length)}`)
for (const table of tables) {
  seated = []
  for (let n = 0; n < 6; n++) seated.push(await server.cookie(`${table.name}-${n}`))
  // With this line its position is stored, as with every twentieth answer.
  await act(table.id, seated[0] ?? '', { type: 'phrase', phrase: 'hello' })
  for (const request of requestsAt(table)) {
    const took = (await measure(request)).sort((a, b) => own(b) - own(a))
    const [worst] = took
    const cells = [
      quantile(took.map(own), 0.5),
      worst ? own(worst) : 0,
      worst?.blocked ?? 0,
      Math.max(...took.map(({ all }) => all)),
    ].map((ms) => ms.toFixed(1))
    console.log(`| ${request.name} | ${table.name}, ${table.entries} | ${cells.join(' | ')} |`)
  }
}
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
