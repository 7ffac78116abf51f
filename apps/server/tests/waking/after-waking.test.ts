import { type EventPayloads, readEvents } from '@sablier/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { testServer } from '../play/test-server.ts'
import { answer, dealt, shelf, together, twoPlaying } from './two-playing.ts'

test('right after waking an answer is taken, and one can be taken back', async () => {
  const { connections, rest, expectWoken } = await twoPlaying(45)
  for (let i = 0; i < 40; i++) {
    const before = connections.map(({ clientTable }) => ({ view: clientTable!.view, events: clientTable!.events }))
    rest()
    const connection = await answer(connections)
    expectWoken()
    if (!connection.clientTable!.view!.canUndo) continue
    rest()
    expect(await connection.act({ type: 'undo' })).toMatchObject({ type: 'done' })
    expectWoken()
    await together(connections)
    expect(connections.map(({ clientTable }) => ({ view: clientTable!.view, events: clientTable!.events }))).toEqual(
      before,
    )
    for (const { faults } of connections) expect(faults).toEqual([])
    return
  }
  throw new Error('no answer could be taken back')
})

test('a table asleep between a proposal and its vote goes back to before its stored position', async () => {
  const { server, table, guests, connections, live, rest, expectWoken } = await twoPlaying(45)
  const [a, b] = connections
  rest()
  // The moment is looked up to be named, which plays a copy from the first answer.
  await a.act({ type: 'propose', proposal: { kind: 'undo-to', entries: 2 } })
  expect(live.core.match).not.toBeNull()
  const { votes } = (await b.until((clientTable) => clientTable.table.votes.length === 1)).table
  rest()
  expect(await b.act({ type: 'vote', vote: votes[0]!.id, agree: true })).toMatchObject({ type: 'done' })
  await together(connections)
  expect(expectWoken).toThrow()
  for (const connection of connections) expect(connection.clientTable!.view!.entries).toBe(2)
  for (let i = 0; i < 30; i++) {
    await answer(connections)
    if (i % 5 === 0) rest()
    const { clientTable } = await guests[1].sit(table)
    expect([clientTable!.view, clientTable!.events]).toEqual([b.clientTable!.view, b.clientTable!.events])
  }
  for (const { faults } of connections) expect(faults).toEqual([])
  expect(server.registry.size).toBe(1)
})

test('after waking, a returning client gets the events since, a new one all of them', async () => {
  const { table, guests, connections, rest, expectWoken } = await twoPlaying(25)
  const [a, b] = connections
  const { clientTable: left } = a
  for (let i = 0; i < 20; i++) await answer([b, a])
  for (const seq of [left!.seq, b.clientTable!.seq - 2, b.clientTable!.seq]) {
    rest()
    const { status, body } = await guests[1].get(`/api/tables/${table}/since?seq=${seq}`)
    expect(status).toBe(200)
    expectWoken()
    const { keep, events, view } = body as { keep: number; events: EventPayloads; view: unknown }
    const all = b.clientTable!.events as readonly { entry: number }[]
    expect(readEvents(events)).toEqual(all.filter(({ entry }) => entry >= keep))
    expect(view).toEqual(b.clientTable!.payload)
  }
  rest()
  const eve = await guests[1].sit(table)
  expect(eve.clientTable!.events).toEqual(b.clientTable!.events)
})

test('a watcher of a table that rests here while another process plays it is told everything', async () => {
  const storage = await openSqlite(':memory:')
  const close = storage.close.bind(storage)
  Object.assign(storage, { close: async () => {} })
  const { server, table, guests, connections, rest, live } = await twoPlaying(4, { storage })
  rest()
  const other = await testServer({}, { shelf, storage })
  for (const guest of guests) guest.url = other.url
  const there = [await guests[0].sit(table), await guests[1].sit(table)] as const
  for (let i = 0; i < 30; i++) await answer(there)
  const { seq } = there[0].clientTable!
  const { times } = dealt
  server.registry.wake(table, seq)
  await Promise.all(connections.map((connection) => connection.until((clientTable) => clientTable.seq >= seq)))
  expect(live.core.match).not.toBeNull()
  expect(dealt.times).toBe(times)
  for (const [i, connection] of connections.entries()) {
    expect(connection.clientTable!.events).toEqual(there[i]!.clientTable!.events)
    expect(connection.clientTable!.view).toEqual(there[i]!.clientTable!.view)
    expect(connection.faults).toEqual([])
  }
  onTestFinished(close)
})
