import { type EventPayloads, readEvents } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { answer, dealt, together, twoPlaying } from './two-playing.ts'

test('stored events leave memory; a client that arrives or returns late still gets all of them', async () => {
  const { table, guests, connections, live } = await twoPlaying(30)
  const [, b] = connections
  for (let i = 0; i < 2; i++) {
    expect(live.core.eventLog.isWhole).toBe(false)
    for (const since of [undefined, 1, 12, b.clientTable!.seq - 1, b.clientTable!.seq]) {
      live.core.forgetStored()
      const { body } = await guests[1].get(`/api/tables/${table}/since?seq=${since ?? 0}`)
      const { keep, events } = body as { keep: number; events: EventPayloads }
      const all = b.clientTable!.events as readonly { entry: number }[]
      expect(readEvents(events)).toEqual(all.filter(({ entry }) => entry >= keep))
    }
    const { clientTable, faults } = await guests[1].sit(table)
    expect(clientTable).toMatchObject({ events: b.clientTable!.events, view: b.clientTable!.view })
    expect(faults).toEqual([])
    live.eventLogLoadedAt = 0
    for (let n = 0; n < 8; n++) await answer(connections)
  }
})

test('a table goes back to before what it remembers, and tells the same to those who stayed and those who come', async () => {
  const { table, guests, connections, live } = await twoPlaying(30)
  const [a, b] = connections
  for (const entries of [a.clientTable!.view!.entries - 4, 3]) {
    expect(live.core.eventLog.isWhole).toBe(false)
    await a.act({ type: 'propose', proposal: { kind: 'undo-to', entries } })
    const { votes } = (await b.until((clientTable) => clientTable.table.votes.length === 1)).table
    expect(await b.act({ type: 'vote', vote: votes[0]!.id, agree: true })).toMatchObject({ type: 'done' })
    await together(connections)
    for (let n = 0; n < (entries === 3 ? 24 : 8); n++) {
      if (n % 7 === 0) {
        const { clientTable } = await guests[1].sit(table)
        expect(clientTable).toMatchObject({ events: b.clientTable!.events, view: b.clientTable!.view })
      }
      live.eventLogLoadedAt = 0
      await answer(connections)
    }
  }
  for (const { faults } of connections) expect(faults).toEqual([])
})

test('a visitor after the end gets the whole game from storage, without a replay', async () => {
  const { table, guests, connections, live } = await twoPlaying(30)
  const [, b] = connections
  while (b.clientTable!.table.status === 'playing') await answer(connections)
  expect(live.core.eventLog.isWhole).toBe(false)
  const { times } = dealt
  for (let i = 0; i < 2; i++) {
    const { clientTable } = await guests[1].sit(table)
    expect(clientTable).toMatchObject({ events: b.clientTable!.events, view: b.clientTable!.view })
    expect(dealt.times).toBe(times)
  }
})

test('a spectator who is given a seat is shown everything anew', async () => {
  const { server, table, guests, connections, live } = await twoPlaying(30)
  const [, b] = connections
  const eve = await server.guest('Eve')
  const watching = await eve.sit(table)
  live.eventLogLoadedAt = 0
  await answer(connections)
  expect(live.core.eventLog.isWhole).toBe(false)
  expect(watching.clientTable!.view!.viewer).toBe('spectator')
  const { events } = b.clientTable!
  const { body } = await guests[1].post(`/api/tables/${table}/link`, {})
  const { token } = body as { token: string }
  expect((await eve.post('/api/move', { token })).status).toBe(200)
  await watching.until(({ view }) => view?.viewer === 1)
  expect(watching.clientTable).toMatchObject({ events, payload: { viewer: 1 } })
  for (let i = 0; i < 6; i++) await answer([connections[0], watching])
  expect(watching.faults).toEqual([])
})
