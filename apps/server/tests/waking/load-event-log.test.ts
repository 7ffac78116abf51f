import { type AnyGame, seedChance } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { expect, onTestFinished, test } from 'vitest'
import { shelfOf, startServer } from '../../src/index.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { LiveTable } from '../../src/tables/live-table.ts'
import { Guest } from '../play/guest.ts'
import { testConfig, testServer } from '../play/test-server.ts'
import { PlayedTable, withDice } from './played-table.ts'
import { answer, dealt, shelf, together, twoPlaying } from './two-playing.ts'

/** One that outlives its servers. */
async function lastingStorage(): Promise<Storage> {
  const storage = await openSqlite(':memory:')
  const close = storage.close.bind(storage)
  onTestFinished(close)
  return Object.assign(storage, { close: async () => {} })
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test.each([1, 2])(
  'a table that went on under a new version of its rules is told whole after its end, opened %i times',
  async (times) => {
    const base = withDice(lanterns, 'a long game')
    const storage = await lastingStorage()
    const open = (game: AnyGame) => startServer(testConfig(), { storage, shelf: shelfOf(game) })
    let server = await open(base)
    const guests = [await Guest.named(server.url, 'Anna'), await Guest.named(server.url, 'Bert')] as const
    const [anna, bert] = guests
    const { table } = await anna.open(['open'])
    await bert.act(table, { type: 'sit', seat: 1 })
    let connections = [await anna.sit(table), await bert.sit(table)] as const
    await connections[0].act({ type: 'start' })
    await Promise.all(connections.map((connection) => connection.until(({ view }) => view !== null)))
    for (let i = 0; i < 22; i++) await answer(connections)
    for (let n = 0; n < times; n++) {
      for (const guest of guests) guest.leave()
      await server.close()
      server = await open({ ...base, version: '99.0' })
      for (const guest of guests) guest.url = server.url
      connections = [await anna.sit(table), await bert.sit(table)] as const
      for (let i = 0; i < 5; i++) await answer(connections)
    }
    while (connections[1].clientTable!.table.status === 'playing') await answer(connections)
    const { clientTable } = await bert.sit(table)
    expect(clientTable!.events).toEqual(connections[1].clientTable!.events)
    // And once it lies in the storage only.
    for (const guest of guests) guest.leave()
    await server.close()
    server = await open({ ...base, version: '99.0' })
    bert.url = server.url
    const woken = await bert.sit(table)
    expect(woken.clientTable!.events).toEqual(clientTable!.events)
    expect(woken.clientTable!.view).toEqual(clientTable!.view)
    bert.leave()
    await server.close()
  },
)

test('a newcomer to a table that is never quiet is shown it, and it is read once', async () => {
  const { server, table, guests, live } = await twoPlaying(30)
  const { storage, registry } = server
  const append = storage.append.bind(storage)
  const eventLog = storage.eventLog.bind(storage)
  let reads = 0
  Object.assign(storage, {
    append: async (batch: Parameters<typeof append>[0]) => {
      for (let n = 0; n < 20; n++) await turn()
      return append(batch)
    },
    eventLog: async (id: string) => {
      reads++
      for (let n = 0; n < 8; n++) await turn()
      return eventLog(id)
    },
  })
  let isBusy = true
  const busy = (async () => {
    for (let n = 0; isBusy; n++)
      await registry.work(live, () => [{ kind: 'muted', by: 'x', person: 'y', muted: n % 2 === 0 }])
  })()
  onTestFinished(async () => {
    isBusy = false
    await busy
  })
  const { clientTable } = await guests[1].sit(table)
  expect(clientTable!.view!.viewer).toBe(1)
  expect(reads).toBe(1)
})

test('many who come at once after the end are answered from what is stored, which is read once', async () => {
  const { server, table, guests, connections } = await twoPlaying(30)
  while (connections[1].clientTable!.table.status === 'playing') await answer(connections)
  const { storage } = server
  const eventLog = storage.eventLog.bind(storage)
  let [comers, reads] = [0, 0]
  Object.assign(storage, {
    // Nobody is answered before all have come.
    eventLog: async (id: string) => {
      reads++
      while (comers < 8) await turn()
      return eventLog(id)
    },
  })
  const settled = server.registry.settled.bind(server.registry)
  Object.assign(server.registry, {
    settled: async (id: string) => {
      await settled(id)
      comers++
    },
  })
  const { times } = dealt
  const all = await Promise.all(Array.from({ length: 8 }, () => guests[1].sit(table)))
  for (const { clientTable } of all) expect(clientTable!.events).toEqual(connections[1].clientTable!.events)
  expect(dealt.times).toBe(times)
  expect(reads).toBe(1)
})

test('a client that cannot be shown the table anew is told to reconnect', async () => {
  const { server, table, guests, connections } = await twoPlaying(30)
  const eve = await server.guest('Eve')
  const watching = await eve.sit(table)
  server.registry.inMemory(table)!.eventLogLoadedAt = 0
  await answer(connections)
  const { body } = await guests[1].post(`/api/tables/${table}/link`)
  Object.assign(server.storage, {
    eventLog: async () => {
      throw new Error('the disk is gone')
    },
  })
  const bye = watching.next(({ type }) => type === 'bye')
  expect((await eve.post('/api/move', { token: body.token })).status).toBe(200)
  expect(await bye).toMatchObject({ type: 'bye', final: false })
})

test('a person who gives a seat away at an invited table goes on watching, however much the table has forgotten', async () => {
  const { server, guests } = await twoPlaying(0)
  const [anna, bert] = guests
  const { table, invite } = await anna.open(['open'], { visibility: 'invited' })
  await bert.act(table, { type: 'sit', seat: 1, invite })
  const connections = [await anna.sit(table), await bert.sit(table)] as const
  await connections[0].act({ type: 'start' })
  await Promise.all(connections.map((connection) => connection.until(({ view }) => view !== null)))
  for (let i = 0; i < 30; i++) await answer(connections)
  expect(server.registry.inMemory(table)!.core.eventLog.isWhole).toBe(false)
  const eve = await server.guest('Eve')
  const { body } = await bert.post(`/api/tables/${table}/link`)
  expect((await eve.post('/api/move', { token: body.token })).status).toBe(200)
  const { view } = await connections[1].until((clientTable) => clientTable.view?.viewer === 'spectator')
  expect(view!.viewer).toBe('spectator')
})

test('a newcomer is shown a step back that another process made meanwhile', async () => {
  const storage = await lastingStorage()
  const { server, table, guests, live } = await twoPlaying(30, { storage })
  expect(live.core.eventLog.isWhole).toBe(false)
  const other = await testServer({}, { shelf, storage })
  for (const guest of guests) guest.url = other.url
  const there = [await guests[0].sit(table), await guests[1].sit(table)] as const
  await there[0].act({ type: 'propose', proposal: { kind: 'undo-to', entries: 3 } })
  const { votes } = (await there[1].until((clientTable) => clientTable.table.votes.length === 1)).table
  await there[1].act({ type: 'vote', vote: votes[0]!.id, agree: true })
  await together(there)
  for (const guest of guests) guest.url = server.url
  const { clientTable } = await guests[1].sit(table)
  expect(clientTable!.events).toEqual(there[1].clientTable!.events)
})

test('events read before the table went back and took another course are not sent', async () => {
  const table = await PlayedTable.open(lanterns, { seats: 3, options: {}, secret: 'slow' })
  const live = await table.registry.table(table.id)
  const play = async (seed: string, entries: number) => {
    const chance = seedChance(seed)
    while (live.core.entries < entries) await table.play(randomEntry(live.core.match!, chance))
  }
  await play('one way', 50)
  expect(live.core.eventLog.isWhole).toBe(false)
  const eventLog = table.storage.eventLog.bind(table.storage)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const wasRead = new Promise<void>((resolve) => {
    Object.assign(table.storage, {
      eventLog: async (id: string) => {
        const rows = await eventLog(id)
        resolve()
        await held
        return rows
      },
    })
  })
  const recalling = table.registry.recall(live)
  await wasRead
  live.eventLogLoadedAt = 0
  await table.add({ kind: 'undone-to', entries: 3 })
  await play('another way', 34)
  live.core.forgetStored()
  expect(live.core.eventLog.isWhole).toBe(false)
  goOn()
  await recalling
  const whole = new LiveTable(table.id, await table.whole())
  expect(JSON.parse(live.snapshot(null))).toEqual(JSON.parse(whole.snapshot(null)))
})
