import { lanterns } from '@sablier/kernel/lanterns'
import type { Act } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { shelfOf } from '../../src/index.ts'
import { Metrics } from '../../src/metrics.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { LiveTable } from '../../src/tables/live-table.ts'
import { TableRegistry } from '../../src/tables/table-registry.ts'
import { freshId } from '../play/fresh-id.ts'
import { testServer } from '../play/test-server.ts'

/** A server, and the registry of another process on the same storage, which hears of nothing but what a test tells it. */
async function besideAnother() {
  const storage = await openSqlite(':memory:')
  const server = await testServer({}, { storage })
  const guests = [await server.guest('Anna'), await server.guest('Bert')] as const
  const silent = { onError: expect.fail, onReplayed: () => {}, onKept: () => {} }
  const hearing = { isDeaf: () => false, follow: () => {}, leave: () => {} }
  const other = new TableRegistry({
    storage,
    shelf: shelfOf(lanterns),
    metrics: new Metrics(),
    ...silent,
    others: hearing,
  })
  const open = async () => {
    const { table } = await guests[0].open(['open'])
    await guests[1].act(table, { type: 'sit', seat: 1 })
    return table
  }
  /** Something happens at the server. */
  const happen = async (table: string): Promise<number> => {
    const by = { id: guests[0].me, name: 'Anna', language: 'en' } as const
    return server.registry.work(await server.registry.table(table), () => [
      { kind: 'phrase', by, seat: 0, phrase: 'hello' },
    ])
  }
  /** Does something as soon as the log has been read once. */
  const afterReading = (then: () => Promise<void>) => {
    const logEntries = storage.logEntries.bind(storage)
    storage.logEntries = async (...wanted) => {
      storage.logEntries = logEntries
      const rows = await logEntries(...wanted)
      await then()
      return rows
    }
  }
  const act = (live: LiveTable, who: 0 | 1, given: Record<string, unknown>): Promise<number> =>
    new Promise((done, refused) => {
      const person = { id: guests[who].me, name: ['Anna', 'Bert'][who] as string, language: 'en' } as const
      other.act(live, { person }, { clientId: freshId(), ...given } as Act, { done, refused })
    })
  return { server, other, guests, open, happen, afterReading, act, hearing }
}

test('log entries of another process are not missed while a table loads', async () => {
  const { other, open, happen, afterReading } = await besideAnother()
  const table = await open()
  let seq = 0
  afterReading(async () => {
    seq = await happen(table)
    other.wake(table, seq)
  })
  const live = await other.table(table)
  await other.settled(table)
  expect([live.core.seq, seq > 0]).toEqual([seq, true])
})

test('log entries of another process are not missed while its log is read', async () => {
  const { other, open, happen, afterReading } = await besideAnother()
  const table = await open()
  const live = await other.table(table)
  let seq = 0
  afterReading(async () => {
    seq = await happen(table)
    other.wake(table, seq)
  })
  other.wake(table, await happen(table))
  await other.settled(table)
  expect([live.core.seq, seq > 0]).toEqual([seq, true])
})

test('an act that races another process is not answered as if the storage were gone', async () => {
  const { other, open, happen, afterReading, act } = await besideAnother()
  const here = await open()
  const live = await other.table(here)
  let seq = 0
  afterReading(async () => {
    seq = await happen(here)
    other.wake(here, seq)
  })
  other.wake(here, await happen(here))
  expect(await act(live, 0, { type: 'chat', text: 'hello' })).toBe(seq + 1)
})

test('a process that has not heard of what was done reads it before it refuses', async () => {
  const { server, other, guests, open, act } = await besideAnother()
  const table = await open()
  const live = await other.table(table)
  const entropy = { type: 'entropy', text: 'once', clientId: freshId() }
  const { body } = await guests[0].act(table, entropy)
  expect(await act(live, 0, entropy)).toBe(body.seq)
  await expect(act(live, 0, { type: 'entropy', text: 'twice' })).rejects.toMatchObject({ code: 'not-now' })
  await guests[0].act(table, { type: 'start' })
  const connection = await guests[0].sit(table)
  await connection.act({ type: 'propose', proposal: { kind: 'close' } })
  const [vote] = (await server.registry.table(table)).core.state.votes
  expect(live.core.state.votes).toEqual([])
  expect(await act(live, 1, { type: 'vote', vote: vote!.id, agree: true })).toBeGreaterThan(body.seq)
  expect(live.core.state.status).toBe('closed')
})

test('a process that cannot hear the others reads the log for whoever comes', async () => {
  const { other, open, happen, hearing } = await besideAnother()
  const table = await open()
  const live = await other.table(table)
  const seq = await happen(table)
  await other.settled(table)
  expect(live.core.seq).toBe(seq - 1)
  hearing.isDeaf = () => true
  await other.settled(table)
  expect(live.core.seq).toBe(seq)
})

test('an act of several lines sent once more is answered with the same number', async () => {
  const { guests, server } = await besideAnother()
  const { table } = await guests[0].open(['open'])
  const leave = { type: 'leave', clientId: freshId() }
  const first = await guests[0].act(table, leave)
  expect((await server.storage.logEntries(table)).slice(-2).map(({ kind }) => kind)).toEqual(['left', 'closed'])
  expect((await guests[0].act(table, leave)).body).toEqual(first.body)
})

test('rematches asked for at two processes at once leave one table that people are led to', async () => {
  const { server, guests, open } = await besideAnother()
  const table = await open()
  await guests[0].act(table, { type: 'start' })
  for (const guest of guests) await guest.act(table, { type: 'resign' })
  const second = await testServer({}, { storage: server.storage })
  const { countTables } = server.storage
  // Both have looked for one before either has opened it.
  let waiting = 2
  let go: () => void = () => {}
  const both = new Promise<void>((resolve) => {
    go = resolve
  })
  server.storage.countTables = async (...asked) => {
    if (--waiting === 0) go()
    await both
    return countTables.call(server.storage, ...asked)
  }
  const at = (url: string, who: 0 | 1) => {
    guests[who].url = url
    return guests[who].act(table, { type: 'rematch' })
  }
  const replies = await Promise.all([at(server.url, 0), at(second.url, 1)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const { body } = await guests[0].get('/api/tables?mine=1')
  const left = body.tables.filter(({ status }: { status: string }) => status === 'open')
  expect(left).toHaveLength(1)
  expect((await guests[0].get(`/api/tables/${table}`)).body.rematch).toBe(left[0].id)
})
