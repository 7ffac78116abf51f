import { expect, test } from 'vitest'
import { testServer } from '../play/test-server.ts'

test('a table nobody looks at goes to sleep and wakes up where it was', async () => {
  const server = await testServer({ idleMs: 1 })
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const connection = await anna.sit(table)
  await connection.turn()
  await connection.answer()
  await connection.turn()
  const { view } = connection.clientTable!
  connection.close()
  await expect.poll(() => server.registry.inMemory(table)).toBeUndefined()
  const woken = await anna.sit(table)
  expect(woken.clientTable!.view).toEqual(view)
})

test('a table that people watch but nobody plays rests, and the next answer finds everything as it was', async () => {
  const server = await testServer({ idleMs: 1 })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const connections = [await anna.sit(table), await bert.sit(table)]
  const live = server.registry.inMemory(table)!
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => live.core.match).toBeNull()
    const connection = connections.find((candidate) => candidate.isAsked)!
    const reply = await connection.answer()
    expect(reply).toMatchObject({ type: 'done' })
    await Promise.all(
      connections.map((l) => l.until((clientTable) => clientTable.seq >= (reply as { seq: number }).seq)),
    )
  }
  const fresh = await bert.sit(table)
  expect(fresh.clientTable!.view).toEqual(connections[1]!.clientTable!.view)
  expect(fresh.clientTable!.events).toEqual(connections[1]!.clientTable!.events)
  for (const { faults } of connections) expect(faults).toEqual([])
})

test('a game that is over leaves memory soon after the last person; one that goes on does not', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const bots = [{ kind: 'bot', level: 'random' }]
  const { table: going } = await anna.open(bots, { start: true })
  const { table: over } = await anna.open(bots, { start: true })
  const connection = await anna.sit(over)
  await connection.act({ type: 'resign' })
  await connection.until(({ table }) => table.status === 'closed')
  const [done, played] = [server.registry.inMemory(over)!, await server.registry.table(going)]
  const longAgo = Date.now() - 6000
  const sweeps = new Promise<void>((resolve) => {
    const { keep } = server.registry.lobbyRows
    let left = 2
    server.registry.lobbyRows.keep = (since) => {
      if (--left === 0) resolve()
      return keep.call(server.registry.lobbyRows, since)
    }
  })
  for (const table of [done, played]) table.usedAt = longAgo
  await sweeps
  expect(server.registry.inMemory(over)).toBe(done)
  connection.close()
  await expect.poll(() => server.registry.inMemory(over)).toBeUndefined()
  expect(server.registry.inMemory(going)).toBe(played)
  const { body } = await anna.get(`/api/tables/${over}`)
  expect(body).toMatchObject({ status: 'closed' })
})

test('a rematch is found by whoever comes while it is being opened and the table has left memory', async () => {
  const server = await testServer()
  const [anna, carl] = [await server.guest('Anna'), await server.guest('Carl')]
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  await anna.act(table, { type: 'resign' })
  const { storage, registry } = server
  const countTables = storage.countTables.bind(storage)
  let come: () => void = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  const asked = new Promise<void>((resolve) => {
    storage.countTables = async (...asked) => {
      resolve()
      await hasCome
      return countTables(...asked)
    }
  })
  const done = anna.act(table, { type: 'rematch' })
  await asked
  registry.forget(registry.inMemory(table)!)
  expect(registry.inMemory(table)).toBeUndefined()
  const connection = await carl.sit(table)
  come()
  expect((await done).status).toBe(200)
  await connection.until((clientTable) => clientTable.table.rematch !== null)
})
