import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Metrics } from '../../src/metrics.ts'
import { Webhooks } from '../../src/notify/webhooks.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { LiveTable } from '../../src/tables/live-table.ts'

/** A place that is called; what it does with a caller is up to the test. */
async function listener(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/hook`, sockets }
}

/** Webhooks, and a way to tell a person with an address of theirs that it is their turn. */
async function webhooks(deadline: number) {
  const storage = await openSqlite(':memory:')
  onTestFinished(() => storage.close())
  const metrics = new Metrics()
  const errors: string[] = []
  const onError = (error: unknown) => void errors.push(String(error))
  const hooks = new Webhooks({ storage, metrics, publicUrl: null, allowPrivate: true, onError, deadline })
  const tell = async (id: string, webhook: string): Promise<void> => {
    const session = { id, name: id, language: 'en', webhook, created_at: 1, seen_at: 1, hidden_name: null }
    await storage.people.keepSession(session)
    const person = { id, name: id, language: 'en' }
    const core = { waiting: [0], state: { seats: [{ person }] }, time: { since: [1] }, rules: null, row: { game: 'g' } }
    // As much of a table as a notice needs.
    hooks.notify({ id: 'table', core, noticed: [], isWatchedBy: () => false } as never as LiveTable)
  }
  const outcomes = async (): Promise<Record<string, number>> => {
    const { values } = await metrics.webhooks.get()
    return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
  }
  return { hooks, tell, outcomes, errors }
}
const quick = () => listener((socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'))

test('a receiver that answers drop by drop is given up when the time is over', async () => {
  const dripping = await listener((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const drip = setInterval(() => socket.write('x-a: b\r\n'), 10)
    socket.on('close', () => clearInterval(drip))
  })
  const { tell, outcomes, errors } = await webhooks(100)
  await tell('anna', dripping.url)
  await expect.poll(outcomes).toEqual({ failed: 1 })
  expect(errors).toEqual([expect.stringContaining('aborted')])
})

test('one person has two requests under way at most; others are told meanwhile', async () => {
  const silent = await listener(() => undefined)
  const { tell, outcomes } = await webhooks(60_000)
  for (let i = 0; i < 5; i++) await tell('anna', silent.url)
  await expect.poll(outcomes).toEqual({ dropped: 3 })
  await tell('bert', (await quick()).url)
  await expect.poll(outcomes).toEqual({ dropped: 3, sent: 1 })
  await expect.poll(() => silent.sockets.size).toBe(2)
})

test('a place is free again after its request', async () => {
  const { tell, outcomes } = await webhooks(60_000)
  const { url } = await quick()
  for (let sent = 1; sent <= 4; sent++) {
    await tell('anna', url)
    await expect.poll(outcomes).toEqual({ sent })
  }
})

test('a place is free again after an address that is refused', async () => {
  const { tell, outcomes } = await webhooks(60_000)
  for (let failed = 1; failed <= 4; failed++) {
    await tell('anna', 'http://me@chat.example/')
    await expect.poll(outcomes).toEqual({ failed })
  }
})

test('an address with a user name or a password is refused', async () => {
  const { hooks } = await webhooks(100)
  for (const url of ['http://me@chat.example/', 'http://:pw@chat.example/', 'http://me:pw@chat.example/'])
    expect(() => hooks.check(url)).toThrow('No user name')
  expect(() => hooks.check('http://chat.example/')).not.toThrow()
})
