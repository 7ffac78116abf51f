import { expect, test } from 'vitest'
import { testServer } from '../play/test-server.ts'

test('a table nobody looks at goes to sleep and wakes up where it was', async () => {
  const server = await testServer({ idleMs: 1 })
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const line = await anna.sit(table)
  await line.turn()
  await line.answer()
  await line.turn()
  const { view } = line.mirror!
  line.close()
  for (let i = 0; i < 100 && server.hall.inMemory(table); i++) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.hall.inMemory(table)).toBeUndefined()
  const woken = await anna.sit(table)
  expect(woken.mirror!.view).toEqual(view)
}, 15_000)

test('a table that people watch but nobody plays rests, and the next answer finds everything as it was', async () => {
  const server = await testServer({ idleMs: 1 })
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  await bert.act(table, { type: 'sit', seat: 1 })
  await anna.act(table, { type: 'start' })
  const lines = [await anna.sit(table), await bert.sit(table)]
  const live = server.hall.inMemory(table)!
  for (let i = 0; i < 3; i++) {
    for (let tries = 0; tries < 100 && live.core.match; tries++) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(live.core.match).toBeNull()
    const line = lines.find((candidate) => candidate.isAsked)!
    const reply = await line.answer()
    expect(reply).toMatchObject({ type: 'done' })
    await Promise.all(lines.map((l) => l.until((mirror) => mirror.seq >= (reply as { seq: number }).seq)))
  }
  const fresh = await bert.sit(table)
  expect(fresh.mirror!.view).toEqual(lines[1]!.mirror!.view)
  expect(fresh.mirror!.events).toEqual(lines[1]!.mirror!.events)
  for (const { faults } of lines) expect(faults).toEqual([])
}, 30_000)

test('a game that is over leaves memory soon after the last person; one that goes on does not', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const bots = [{ kind: 'bot', level: 'random' }]
  const { table: going } = await anna.open(bots, { start: true })
  const { table: over } = await anna.open(bots, { start: true })
  const line = await anna.sit(over)
  await line.act({ type: 'resign' })
  await line.until(({ table }) => table.status === 'closed')
  const [done, played] = [server.hall.inMemory(over)!, await server.hall.table(going)]
  const longAgo = Date.now() - 6000
  const sweeps = new Promise<void>((resolve) => {
    const { keep } = server.hall.heads
    let left = 2
    server.hall.heads.keep = (since) => {
      if (--left === 0) resolve()
      return keep.call(server.hall.heads, since)
    }
  })
  for (const table of [done, played]) table.usedAt = longAgo
  await sweeps
  expect(server.hall.inMemory(over)).toBe(done)
  line.close()
  for (let i = 0; i < 100 && server.hall.inMemory(over); i++) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.hall.inMemory(over)).toBeUndefined()
  expect(server.hall.inMemory(going)).toBe(played)
  const { body } = await anna.get(`/api/tables/${over}`)
  expect(body).toMatchObject({ status: 'closed' })
}, 30_000)

test('a rematch is found by whoever comes while it is being opened and the table has left memory', async () => {
  const server = await testServer()
  const [anna, carl] = [await server.guest('Anna'), await server.guest('Carl')]
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  await anna.act(table, { type: 'resign' })
  const { storage, hall } = server
  const countTables = storage.countTables.bind(storage)
  let come: () => void = () => {}
  const hasCome = new Promise<void>((resolve) => {
    come = resolve
  })
  const asked = new Promise<void>((resolve) => {
    storage.countTables = async (person) => {
      resolve()
      await hasCome
      return countTables(person)
    }
  })
  const done = anna.act(table, { type: 'rematch' })
  await asked
  hall.forget(hall.inMemory(table)!)
  expect(hall.inMemory(table)).toBeUndefined()
  const line = await carl.sit(table)
  come()
  expect((await done).status).toBe(200)
  await line.until((mirror) => mirror.table.rematch !== null)
})
