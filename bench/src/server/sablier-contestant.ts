import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViewPayload } from '@sablier/kernel'
import { applyPatch, PROTOCOL, type ToClient } from '@sablier/protocol'
import { WebSocket } from 'ws'
import { MINIATURE } from '../measures/playouts.ts'
import { type Contestant, type LoadedMatch, ServerUnderLoad } from './contestant.ts'
import { someAnswer } from './some-answer.ts'

const SCRIPT = fileURLToPath(new URL('./sablier-process.js', import.meta.url))
const MANIFEST = new URL('../../../package.json', import.meta.url)
let acts = 0

/** How `npm start` starts Node. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { scripts: { start: string } }
  return scripts.start.match(/--\S+/g) ?? []
}
/** Everything on, no limits that a driver would meet. Tables rest after so many seconds without a move. */
const settingsFor = (folder: string, idleSeconds: number): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  BOT_WORKERS: '0',
  IDLE_SECONDS: String(idleSeconds),
  MESSAGES_PER_SECOND: '100000',
  REQUESTS_PER_MINUTE: '10000000',
  KILOBYTES_PER_SECOND: '10000000',
  SOCKETS_PER_ADDRESS: '100000',
  TABLES_PER_PERSON: '10000',
  OPEN_TABLES_PER_PERSON: '10000',
  OPEN_TABLES_PER_ADDRESS: '10000',
  TABLES_PER_ADDRESS: '100000',
})

/** Several processes of our server on one PostgreSQL and one Redis; the seats of a table are spread over them. */
export async function sablierCell(processes: number, shared: Record<string, string>): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'sablier-bench-'))
  const settings = { ...settingsFor(folder, 600), ...shared }
  const servers: ServerUnderLoad[] = []
  for (let i = 0; i < processes; i++) servers.push(await ServerUnderLoad.start(SCRIPT, settings, startFlags()))
  const urls = servers.map(({ url }) => url)
  const cookies = await signInAll(urls[0] as string)
  const sum = async (question: 'cpu' | 'heap') =>
    (await Promise.all(servers.map((server) => server.ask(question)))).reduce((a, b) => a + b, 0)
  return {
    name: `sablier, PostgreSQL, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    open: () => openMatch(urls, cookies),
    cpu: () => sum('cpu'),
    heap: () => sum('heap'),
    async stop() {
      for (const server of servers) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Our server as `npm start` starts it: SQLite with synchronous = full. */
export async function sablier(idleSeconds: number, profileFolder?: string): Promise<Contestant> {
  const profiled = profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]
  const folder = mkdtempSync(join(tmpdir(), 'sablier-bench-'))
  const settings = settingsFor(folder, idleSeconds)
  const server = await ServerUnderLoad.start(SCRIPT, settings, [...startFlags(), ...profiled])
  const cookies = await signInAll(server.url)
  return {
    name: 'sablier, SQLite, fsync',
    open: () => openMatch([server.url], cookies),
    cpu: () => server.ask('cpu'),
    heap: () => server.ask('heap'),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A match at a server that `start` starts in this process, to look at it from inside. */
export async function inOneProcess(
  start: (settings: Record<string, string>) => Promise<{ readonly url: string; close(): Promise<void> }>,
): Promise<{ match: LoadedMatch; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sablier-bench-'))
  const { url, close } = await start(settingsFor(folder, 600))
  return {
    match: await openMatch([url], await signInAll(url)),
    async stop() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function post(url: string, cookie: string, body: object): Promise<{ cookie: string; table: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return { cookie: set, table: ((await response.json()) as { table?: string }).table ?? '' }
}
const signIn = async (url: string, name: string): Promise<string> =>
  (await post(`${url}/api/session`, '', { name, language: 'en' })).cookie
const signInAll = (url: string): Promise<string[]> =>
  Promise.all(Array.from({ length: MINIATURE.seats }, (_, i) => signIn(url, `Player ${i}`)))

async function openMatch(urls: readonly string[], cookies: readonly string[]): Promise<LoadedMatch> {
  const [url = ''] = urls
  const [host = '', ...others] = cookies
  const { table } = await post(`${url}/api/tables`, host, {
    game: 'lanterns',
    options: { nights: MINIATURE.nights },
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))],
    visibility: 'public',
    clock: { kind: 'none' },
  })
  const act = (cookie: string, body: object) =>
    post(`${url}/api/tables/${table}/acts`, cookie, { clientId: `bench-act-${++acts}`, ...body })
  for (const [i, cookie] of others.entries()) await act(cookie, { type: 'sit', seat: i + 1 })
  await act(host, { type: 'start' })
  const seats = await allOrNone(cookies.map((cookie, i) => SeatLine.open(urls[i % urls.length] ?? url, cookie, table)))
  return {
    move() {
      return new Promise((done) => {
        const began = performance.now()
        const asked = seats.find(({ payload }) => payload?.ask)
        if (!asked?.payload) return done(null)
        let left = seats.length
        const heard = () => {
          if (--left === 0) done(performance.now() - began)
        }
        for (const seat of seats) seat.reach(asked.seq + 1, heard)
        const { entries } = asked.payload
        const answer = someAnswer(asked.payload)
        asked.socket.send(JSON.stringify({ type: 'answer', clientId: `bench-act-${++acts}`, entries, answer }))
      })
    },
    leave: () => {
      for (const { socket } of seats) socket.terminate()
    },
  }
}

/** All seats of a match; where one does not come the others leave, or their table would stay in the server's memory. */
async function allOrNone(opening: readonly Promise<SeatLine>[]): Promise<SeatLine[]> {
  try {
    return await Promise.all(opening)
  } catch (error) {
    for (const line of opening) line.then(({ socket }) => socket.terminate()).catch(() => {})
    throw error
  }
}

/**
 * One seat of a match, kept up to date with what it sees, as boardgame.io's are. It does no more than that: a driver that takes
 * longer for a move than the server lets it wait, and has to wake it for every few moves.
 */
class SeatLine {
  seq = 0
  payload: ViewPayload | null = null
  private waiting: { seq: number; done: () => void } | null = null
  private constructor(readonly socket: WebSocket) {}

  static open(url: string, cookie: string, table: string): Promise<SeatLine> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } })
    const line = new SeatLine(socket)
    socket.on('message', (data) => line.take(JSON.parse(data.toString()) as ToClient))
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table })))
    return new Promise((done, failed) => {
      // A machine that is busy with other things may lose a connection: whoever opens a match learns of it.
      socket.on('error', failed)
      line.reach(1, () => done(line))
    })
  }
  reach(seq: number, done: () => void): void {
    if (this.seq >= seq) done()
    else this.waiting = { seq, done }
  }
  private take(message: ToClient): void {
    if (message.type === 'refused') throw new Error(`${message.code}: ${message.reason}`)
    if (message.type === 'snapshot') this.payload = message.view
    else if (message.type !== 'change') return
    else if (message.from !== this.seq) throw new Error('a change did not follow')
    else if (message.view) this.payload = applyPatch(this.payload, message.view) as ViewPayload | null
    this.seq = message.seq
    if (!this.waiting || this.seq < this.waiting.seq) return
    const { done } = this.waiting
    this.waiting = null
    done()
  }
}
