import { expect, test } from 'vitest'
import { nextTurn, Slice, Spread } from '../../src/run/turns.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { PATIENT } from '../play/patient.ts'
import { testServer } from '../play/test-server.ts'
import { timeStands } from '../play/time-stands.ts'

test('of many long works one goes on in each turn of the event loop', async () => {
  const order: string[] = []
  const work = async (name: string): Promise<void> => {
    const slice = new Slice()
    for (let i = 0; i < 2; i++) {
      await slice.next()
      order.push(name)
    }
  }
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all([work('a'), work('b'), work('c')])
  isDone = true
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  expect(turns).toBeGreaterThanOrEqual(5)
  await nextTurn()
})

/** Keeps the processor busy for so many milliseconds. */
function spin(ms: number): void {
  for (const began = performance.now(); performance.now() - began < ms; );
}
/** How many turns of the event loop others get until something is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let handle = setImmediate(function count(): void {
    turns++
    handle = setImmediate(count)
  })
  await work
  clearImmediate(handle)
  return turns
}

test('many requests that come at once share the turns of the event loop with everybody else', async () => {
  const spread = new Spread()
  const order: number[] = []
  const request = async (n: number): Promise<void> => {
    await spread.room()
    order.push(n)
    spin(3)
  }
  const requests = Array.from({ length: 12 }, (_, n) => request(n))
  expect(await turnsDuring(Promise.all(requests))).toBeGreaterThanOrEqual(4)
  expect(order).toEqual(Array.from({ length: 12 }, (_, n) => n))
})

test('many tables that go on at once share the turns too', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const ids: string[] = []
  for (let n = 0; n < 8; n++) ids.push((await anna.open(['open'])).table)
  const tables = await Promise.all(ids.map((id) => server.registry.table(id)))
  const works = tables.map((table) =>
    server.registry.work(table, () => {
      spin(6)
      return []
    }),
  )
  expect(await turnsDuring(Promise.all(works))).toBeGreaterThanOrEqual(3)
})

test('an address that has had its share of snapshots has to wait, and others do not', async () => {
  const server = await testServer({ bytesPerSecond: 1000, trustedProxies: 1 })
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const greedy = anna.connect({ 'x-forwarded-for': '10.0.0.9' })
  await greedy.opened
  const replies: string[] = []
  for (let i = 0; i < 40; i++) {
    const reply = await greedy.hello(table)
    replies.push(reply.type === 'refused' ? reply.code : reply.type)
  }
  expect(replies[0]).toBe('snapshot')
  expect(replies.at(-1)).toBe('too-fast')
  const modest = anna.connect({ 'x-forwarded-for': '10.0.0.8' })
  await modest.opened
  expect((await modest.hello(table)).type).toBe('snapshot')
  const refused = await anna.request('GET', '/api/tables', undefined, { 'x-forwarded-for': '10.0.0.9' })
  expect(refused.status).toBe(429)
  expect((await anna.request('GET', '/api/tables', undefined, { 'x-forwarded-for': '10.0.0.8' })).status).toBe(200)
})

test('replaying an ended game is charged to whoever asks for it, once', async () => {
  const storage = await openSqlite(':memory:')
  const server = await testServer({ bytesPerSecond: 1_000_000, trustedProxies: 1 }, { storage })
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const connection = await anna.sit(table)
  while (connection.clientTable?.table.status === 'playing') {
    if (connection.isAsked) await connection.answer()
    else await connection.next(() => true)
  }
  connection.close()
  const live = server.registry.inMemory(table)
  await expect.poll(() => live?.watchers.size, PATIENT).toBe(0)
  await server.registry.quiet()
  await server.registry.lobbyRows.keep(Number.POSITIVE_INFINITY)
  if (live) server.registry.forget(live)
  expect(server.budget.isAwake(table)).toBe(false)
  expect((await anna.get(`/api/tables/${table}/record`)).status).toBe(200)
  expect(server.budget.isAwake(table)).toBe(true)
  expect(server.budget.wakingCost(table)).toBeGreaterThan(10_000)
})

test('pages that name a table cost their address something too: who has spent all gets them plain, and wakes nothing', async () => {
  timeStands()
  const server = await testServer({ bytesPerSecond: 1000, trustedProxies: 1 })
  const anna = await server.guest('Anna')
  const { table } = await anna.open(['open'])
  const page = async (address: string): Promise<string> =>
    (await anna.request('GET', `/table/${table}`, undefined, { 'x-forwarded-for': address })).body
  expect(await page('10.0.0.9')).toContain('og:title')
  for (let i = 0; i < 40; i++) await page('10.0.0.9')
  const live = server.registry.inMemory(table)
  if (live) server.registry.forget(live)
  expect(await page('10.0.0.9')).toContain('<title>')
  expect(await page('10.0.0.9')).not.toContain('og:title')
  expect(server.registry.inMemory(table)).toBeUndefined()
  expect(await page('10.0.0.8')).toContain('og:title')
})

test('repeated hellos at one table cause no presence messages', async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open()
  const [watching, busy] = [await anna.sit(table), await bert.sit(table)]
  await watching.until(({ presence }) => presence.spectators === 1)
  const presences = () => watching.messages.filter(({ type }) => type === 'presence').length
  const before = presences()
  for (let i = 0; i < 20; i++) await busy.hello(table)
  // What is told goes out in order: whatever was told before has come by now.
  await watching.act({ type: 'phrase', phrase: 'hello' })
  expect(presences()).toBe(before)
})

test('a client that floods with ping frames is cut off', async () => {
  const server = await testServer({ messagesPerSecond: 20 })
  const anna = await server.guest('Anna')
  const { table } = await anna.open()
  const connection = await anna.sit(table)
  let pongs = 0
  connection.socket.on('pong', () => pongs++)
  for (let i = 0; i < 1000; i++) connection.socket.ping()
  await expect.poll(() => connection.closed, PATIENT).toBe(true)
  expect(pongs).toBeLessThan(100)
})

test('nobody fills the log of a table before it begins, but it can still begin', async () => {
  const server = await testServer({ logEntriesBeforeStart: 50 })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  const codes: string[] = []
  for (let i = 0; i < 40; i++) {
    codes.push((await bert.act(table, { type: 'sit', seat: 1 })).body.code)
    codes.push((await bert.act(table, { type: 'leave' })).body.code)
  }
  expect(codes).toContain('too-many')
  expect((await server.storage.logEntries(table)).length).toBeLessThanOrEqual(51)
  await anna.act(table, { type: 'leave' })
  expect((await anna.get(`/api/tables/${table}`)).body.status).toBe('closed')
})

test('one person alone does not fill it: the others still come in, and are heard', async () => {
  const server = await testServer({ logEntriesBeforeStart: 50 })
  const [anna, bert, eve] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Eve')]
  const { table } = await anna.open(['open', 'open'])
  await eve.act(table, { type: 'sit', seat: 1 })
  const replies = []
  for (let n = 0; n < 60; n++) replies.push(await eve.act(table, { type: 'ready', ready: n % 2 === 0 }))
  expect(replies.at(-1)?.body).toMatchObject({ code: 'too-many', detail: 'your-share-of-talk' })
  expect((await bert.act(table, { type: 'sit', seat: 2 })).status).toBe(200)
  expect((await bert.act(table, { type: 'phrase', phrase: 'hello' })).status).toBe(200)
  expect((await eve.act(table, { type: 'leave' })).status).toBe(200)
})

test('a row that cannot be read does not hide the rest of the lobby', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const [bad, good] = [(await anna.open()).table, (await anna.open()).table]
  await server.storage.db.updateTable('match').set({ summary: '{"seats": [' }).where('id', '=', bad).execute()
  const { status, body } = await anna.get('/api/tables')
  expect(status).toBe(200)
  expect(body.tables.map(({ id }: { id: string }) => id)).toEqual([good])
  expect((await anna.get('/api/home')).status).toBe(200)
  expect((await anna.get('/api/session/data')).status).toBe(200)
})
