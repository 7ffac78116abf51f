import { lanterns } from '@sablier/kernel/lanterns'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shelfOf } from '../../src/index.ts'
import { openPostgres } from '../../src/storage/postgres.ts'
import { LiveTable } from '../../src/tables/live-table.ts'
import { loadCore } from '../../src/tables/load-core.ts'
import { Player, pairUp } from '../crash/player.ts'
import { isBuilt, ServerProcess } from '../crash/server-process.ts'
import { Guest } from '../play/guest.ts'
import { freePort } from '../services/free-port.ts'
import { hasPostgres, type TempPostgres, tempPostgres } from '../services/temp-postgres.ts'
import { hasRedis, type TempRedis, tempRedis } from '../services/temp-redis.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const possible = hasPostgres() && hasRedis() && isBuilt()

describe.skipIf(!possible)('two server processes on PostgreSQL and Redis', () => {
  let postgres: TempPostgres
  let redis: TempRedis
  let env: Record<string, string>
  const servers: ServerProcess[] = []
  beforeAll(async () => {
    ;[postgres, redis] = await Promise.all([tempPostgres(), tempRedis()])
    env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url }
    servers.push(await ServerProcess.make(env), await ServerProcess.make(env))
    await Promise.all(servers.map((server) => server.start()))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all([postgres?.stop(), redis?.stop()])
  })

  test('[M3] [M4] a mute, its end and a block reach the other process at once', async () => {
    const [one, two] = servers as [ServerProcess, ServerProcess]
    const guests = await Promise.all(['Anna', 'Bert', 'Carl'].map((name) => Guest.named(one.url, name)))
    const [anna, bert, carl] = guests as [Guest, Guest, Guest]
    const { table } = await anna.open(['open'])
    const here = await anna.sit(table)
    for (const guest of [anna, bert]) guest.url = two.url
    const [there, b] = [await anna.sit(table), await bert.sit(table)]
    const said = ({ clientTable }: typeof here) => (clientTable?.chat ?? []).map(({ text }) => text)
    const isMuted = (connection: typeof here, muted: boolean) =>
      connection.until((known) => known.table.muted.includes(bert.me) === muted)

    await here.act({ type: 'mute', person: bert.me, muted: true })
    await isMuted(there, true)
    await b.act({ type: 'chat', text: 'from Bert' })
    await carl.act(table, { type: 'chat', text: 'from Carl' })
    for (const connection of [here, there]) {
      await connection.until(({ chat }) => chat.some(({ text }) => text === 'from Carl'))
      expect(said(connection)).toEqual(['from Carl'])
    }
    await there.act({ type: 'mute', person: bert.me, muted: false })
    await isMuted(here, false)
    anna.url = one.url
    // Bert watches at the other process: whoever is blocked does not stay at a public table.
    const bye = b.next(({ type }) => type === 'bye')
    await anna.request('PUT', `/api/people/${bert.me}/block`, { blocked: true })
    expect(await bye).toMatchObject({ type: 'bye' })
    await isMuted(there, true)
    await here.act({ type: 'chat', text: 'from Anna' })
    await carl.act(table, { type: 'chat', text: 'Carl again' })
    await there.until(({ chat }) => chat.some(({ text }) => text === 'Carl again'))
    expect(said(b)).toEqual(['from Bert', 'from Carl'])
    for (const guest of guests) guest.leave()
  })

  test('[W1] two players talk in private across processes; the third hears that they do', async () => {
    const [one, two] = servers as [ServerProcess, ServerProcess]
    const guests = await Promise.all(['Anna', 'Bert', 'Carl'].map((name) => Guest.named(one.url, name)))
    const [anna, bert, carl] = guests as [Guest, Guest, Guest]
    const { table } = await anna.open(['open', 'open'])
    for (const [n, guest] of [bert, carl].entries()) await guest.act(table, { type: 'sit', seat: n + 1 })
    await anna.act(table, { type: 'start' })
    bert.url = two.url
    carl.url = two.url
    const [a, b, c] = [await anna.sit(table), await bert.sit(table), await carl.sit(table)]
    for (const connection of [a, b, c]) await connection.until(({ presence }) => presence.seats.length === 3)
    await a.act({ type: 'whisper', seat: 1, text: 'from one process' })
    await b.until(({ whispers }) => whispers.length === 1)
    await b.act({ type: 'whisper', seat: 0, text: 'from the other' })
    await a.until(({ whispers }) => whispers.length === 2)
    await b.act({ type: 'mute', person: anna.me, muted: true })
    await a.act({ type: 'whisper', seat: 1, text: 'not heard' })
    await a.act({ type: 'chat', text: 'the end' })
    await c.until(({ chat }) => chat.length === 1)
    expect(a.clientTable?.whispers.map(({ text }) => text)).toEqual(['from one process', 'from the other', 'not heard'])
    expect(b.clientTable?.whispers.map(({ text }) => text)).toEqual(['from one process', 'from the other'])
    expect(c.clientTable?.whispers).toEqual([])
    expect(c.clientTable?.table.notices).toMatchObject([{ kind: 'private-talk', seat: 0, to: 1 }])
    for (const guest of guests) guest.leave()
  })

  test('serve the same match, and it goes on when one of them is killed', async () => {
    const [one, two] = servers as [ServerProcess, ServerProcess]
    const [anna, bert] = [await Guest.named(one.url, 'Anna'), await Guest.named(one.url, 'Bert')]
    const table = await pairUp(anna, bert)
    bert.url = two.url
    const [a, b] = [await anna.sit(table), await bert.sit(table)]
    // What is done at one process is heard at the other.
    await a.act({ type: 'chat', text: 'hello over there' })
    await b.until(({ chat }) => chat.length === 1)
    await b.act({ type: 'phrase', phrase: 'hello' })
    await a.until(({ chat }) => chat.length === 2)
    // Who is connected is known at both.
    for (const connection of [a, b]) await connection.until(({ presence }) => presence.seats.length === 2)
    b.close()
    await a.until(({ presence }) => presence.seats.length === 1)
    a.close()

    let stopped = false
    const urls = [one.url, two.url]
    const players = [new Player(anna, table, urls), new Player(bert, table, urls)]
    const playing = players.map((player) => player.play(() => stopped))
    const confirmed = () => players.flatMap((player) => player.confirmed)
    const reach = async (count: number) => {
      while (confirmed().length < count && !ended()) await pause(10)
    }
    let over = false
    const ended = () => over
    void Promise.all(playing).then(() => {
      over = true
    })
    await reach(8)
    await one.stop('SIGKILL')
    const atKill = confirmed().length
    await reach(atKill + 15)
    expect(over || confirmed().length >= atKill + 15).toBe(true)
    stopped = true
    await Promise.all(playing)

    const storage = await openPostgres(env['DATABASE_URL'] as string)
    const { core } = await loadCore(storage, shelfOf(lanterns), table, { whole: true })
    const woken = await loadCore(storage, shelfOf(lanterns), table, { onReplayed: (_, why) => expect.fail(why) })
    expect(new LiveTable(table, woken.core).snapshot(null)).toBe(new LiveTable(table, core).snapshot(null))
    const logEntries = await storage.logEntries(table)
    await storage.close()
    expect(['playing', 'over']).toContain(core.state.status)
    for (const { seq, clientId } of confirmed()) expect(logEntries[seq - 1]).toMatchObject({ seq, client_id: clientId })
  })

  test('a database that goes away costs nothing but time', async () => {
    const two = servers[1] as ServerProcess
    const [anna, bert] = [await Guest.named(two.url, 'Anna'), await Guest.named(two.url, 'Bert')]
    const table = await pairUp(anna, bert)
    const connections = [await anna.sit(table), await bert.sit(table)]
    const asked = () => connections.find((connection) => connection.isAsked)!
    await asked().answer()
    await postgres.kill()
    const connection = asked()
    const act = {
      type: 'answer',
      clientId: 'while-away',
      entries: connection.clientTable!.view!.entries,
      answer: connection.someAnswer(),
    }
    expect(await connection.act(act)).toMatchObject({ type: 'refused', code: 'not-saved' })
    expect((await anna.get('/ready')).status).toBe(503)
    expect((await anna.get('/api/tables')).status).toBe(503)
    expect((await anna.get('/health')).status).toBe(200)
    await postgres.start()
    let reply = await connection.act(act)
    while (reply.type === 'refused') {
      await pause(100)
      reply = await connection.act(act)
    }
    expect(reply).toMatchObject({ type: 'done' })
    expect((await anna.get('/ready')).status).toBe(200)
  })

  test('a process starts while Redis is away, and hears the others once it is there', async () => {
    const port = await freePort()
    const apart = { DATABASE_URL: await postgres.database(), REDIS_URL: `redis://127.0.0.1:${port}` }
    const pair = [await ServerProcess.make(apart), await ServerProcess.make(apart)]
    let late: TempRedis | undefined
    try {
      await Promise.all(pair.map((server) => server.start()))
      const [one, two] = pair as [ServerProcess, ServerProcess]
      const [anna, bert] = [await Guest.named(one.url, 'Anna'), await Guest.named(one.url, 'Bert')]
      const table = await pairUp(anna, bert)
      bert.url = two.url
      const [a, b] = [await anna.sit(table), await bert.sit(table)]
      anna.url = two.url
      const elsewhere = await anna.sit(table)
      await a.act({ type: 'chat', text: 'said while nobody could be woken' })
      await a.act({ type: 'mute', person: 'somebody-rude', muted: true })
      late = await tempRedis(port)
      await b.until(({ chat }) => chat.length === 1)
      await elsewhere.until(({ table: { muted } }) => muted.includes('somebody-rude'))
      await b.act({ type: 'phrase', phrase: 'hello' })
      await a.until(({ chat }) => chat.length === 2)
      elsewhere.close()
      a.close()
      b.close()
    } finally {
      await Promise.all(pair.map((server) => server.stop()))
      await late?.stop()
    }
  })
})
